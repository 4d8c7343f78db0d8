import fc from 'fast-check';

const unit = fc.oneof(
  fc.integer({ min: 0x20, max: 0x7e }),
  fc.integer({ min: 0, max: 0xffff }),
  fc.constantFrom(0x131, 0x130, 0x15f, 0x2f, 0x2e, 0x5c, 0x27, 0x22, 0xd83d, 0xde80, 0x308, 0),
);

/** Arbitrary UTF-16 text with lone surrogates, control characters and Turkish letters. */
export const wildText = (maxLength = 40): fc.Arbitrary<string> =>
  fc.array(unit, { maxLength }).map((units) => String.fromCharCode(...units));

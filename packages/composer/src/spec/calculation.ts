import { z } from 'zod';

const text = z.string().min(1).max(60);

/** What a calculation asks for and gives: options of the screen kind `formula`. Units: 'money' is the app's currency. */
export const calculationSchema = z.object({
  inputs: z
    .array(z.object({ label: text, unit: z.string().max(16).optional(), initial: z.number() }))
    .min(1)
    .max(12),
  results: z
    .array(
      z.object({ label: text, unit: z.string().max(16).optional(), formula: z.string().min(1).max(200) }),
    )
    .min(1)
    .max(6),
});

export type Calculation = z.infer<typeof calculationSchema>;

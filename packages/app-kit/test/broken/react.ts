import { type FixtureFamily, heals, reports, screen } from './fixture.ts';

const rn = "import { Text, View } from 'react-native';";
const effect = "import { useEffect } from 'react';\nimport { View } from 'react-native';";

/** Keys, effects and hooks of React. */
export const reactFixtures: FixtureFamily = {
  family: 'React',
  fixtures: [
    heals('list items without a key', 'Each child in a list should have a unique "key" prop', 'missing-key', [
      screen(rn, "<View>{['a', 'b'].map((each) => <Text>{each}</Text>)}</View>"),
      screen(rn, "<View>{['a', 'b'].map((each, index) => <Text key={index}>{each}</Text>)}</View>"),
    ]),
    heals(
      'list items with an id and without a key',
      'Each child in a list should have a unique "key" prop',
      'missing-key',
      [
        screen(
          rn,
          '<View>{[{ id: 1, name: "a" }].map((each) => (\n      <Text onPress={() => console.log(each.id)}>{each.name}</Text>\n    ))}</View>',
        ),
        screen(
          rn,
          '<View>{[{ id: 1, name: "a" }].map((each) => (\n      <Text key={each.id} onPress={() => console.log(each.id)}>{each.name}</Text>\n    ))}</View>',
        ),
      ],
    ),
    heals('an async effect', 'useEffect must not return anything besides a function', 'async-effect', [
      screen(effect, '<View />', "useEffect(async () => {\n    await fetch('https://a.b');\n  }, []);"),
      screen(
        effect,
        '<View />',
        "useEffect(() => {\n    (async () => {\n    await fetch('https://a.b');\n  })();\n  }, []);",
      ),
    ]),
    reports(
      'a hook in a condition',
      'Rendered fewer hooks than expected',
      ['conditional-hook', 5],
      screen(
        "import { useState } from 'react';\nimport { View } from 'react-native';",
        '<View />',
        'if (Math.random() > 0.5) useState(0);',
      ),
    ),
  ],
};

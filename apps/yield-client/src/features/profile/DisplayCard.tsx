import { Card } from '@repo/ui/card';
import { SegmentedControl } from '@repo/ui/choices';
import { useState } from 'react';
import { chooseTheme, themeChoice, themeChoices } from '../../shared/theme.ts';
import { profileTexts } from './profile.texts.ts';

const texts = profileTexts.display;
const options = themeChoices.map((value) => ({ value, label: texts.choices[value] }));

/** Light, dark, or the device's theme; stored in this browser. */
export function DisplayCard() {
  const [choice, setChoice] = useState(themeChoice);
  return (
    <Card title={texts.title}>
      <SegmentedControl
        label={texts.label}
        onChange={(chosen) => {
          chooseTheme(chosen);
          setChoice(chosen);
        }}
        options={options}
        value={choice}
      />
    </Card>
  );
}

import { NBSP, NNBSP } from '@repo/domain/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../../src/icons/index.ts';
import { ScrollFrame } from '../../../src/scroll-frame/ScrollFrame.tsx';
import { Page, Section } from '../Page.tsx';
import pageStyles from '../pages.module.css';
import styles from './ecriture.module.css';
import { writingTexts } from './ecriture.texts.ts';

const meta: Meta = {
  title: 'Fondations/Écriture',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};
export default meta;

/** The writing rules, with examples to follow and to avoid. */
export const Ecriture: StoryObj = {
  name: 'Écriture',
  render: () => (
    <Page lead={writingTexts.lead} title={writingTexts.title}>
      <Section title={writingTexts.signs}>
        <Rules rules={writingTexts.signRules} title={writingTexts.signs} />
      </Section>
      <Section title={writingTexts.tone}>
        <Rules rules={writingTexts.toneRules} title={writingTexts.tone} />
      </Section>
    </Page>
  ),
};

interface Rule {
  readonly rule: string;
  readonly right: string;
  readonly wrong: string;
}

function Rules({ title, rules }: { readonly title: string; readonly rules: readonly Rule[] }) {
  return (
    <ScrollFrame label={title}>
      <table className={pageStyles.table}>
        <thead>
          <tr>
            <th scope="col">{writingTexts.rule}</th>
            <th scope="col">{writingTexts.right}</th>
            <th scope="col">{writingTexts.wrong}</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ rule, right, wrong }) => (
            <tr key={rule}>
              <th scope="row">{rule}</th>
              <td className={styles.right}>
                <Icon name="check" size={14} /> <Marked text={right} />
              </td>
              <td className={styles.wrong}>
                <Icon name="close" size={14} /> {wrong}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

const marks: Readonly<Record<string, string>> = { [NBSP]: '␣', [NNBSP]: '⍽' };

/** A text whose no-break spaces are made visible. */
function Marked({ text }: { readonly text: string }) {
  return text.split(new RegExp(`([${NBSP}${NNBSP}])`, 'u')).map((part, index) => {
    const mark = marks[part];
    // The pieces of a sentence have no identity but their index.
    const key = `${index}:${part}`;
    return mark === undefined ? (
      <span key={key}>{part}</span>
    ) : (
      <span aria-hidden="true" className={styles.mark} key={key}>
        {mark}
      </span>
    );
  });
}

import { formatIndex } from '@repo/domain/format';
import { ScrollFrame } from '../../../src/scroll-frame/ScrollFrame.tsx';
import { type ColorRole, contrastRatio, palettes, toCss } from '../../../src/tokens/index.ts';
import styles from './couleurs.module.css';
import { colorTexts } from './fondations.texts.ts';
import type { LookProps } from './Swatches.tsx';

const texts = [
  'ink',
  'ink-muted',
  'accent',
  'positive',
  'negative',
  'warning',
] as const satisfies ColorRole[];
const grounds = ['ground', 'surface', 'raised', 'subtle'] as const satisfies ColorRole[];

/** Each text colour on each background, with the WCAG contrast ratio of the two tokens. */
export function ContrastMatrix({ brand, theme }: LookProps) {
  const palette = palettes[brand][theme];
  return (
    <ScrollFrame label={colorTexts.matrix(brand, theme)}>
      <table className={styles.matrix} data-brand={brand} data-theme={theme}>
        <thead>
          <tr>
            <th scope="col">{colorTexts.role}</th>
            {grounds.map((ground) => (
              <th key={ground} scope="col">
                {ground}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map((text) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              {grounds.map((ground) => {
                const ratio = contrastRatio(palette[text], palette[ground]);
                return (
                  <td
                    data-ratio={ratio}
                    key={ground}
                    style={{ background: toCss(palette[ground]), color: toCss(palette[text]) }}
                  >
                    <span className={styles.letters}>{colorTexts.sample}</span>{' '}
                    {colorTexts.ratio(formatIndex(ratio))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

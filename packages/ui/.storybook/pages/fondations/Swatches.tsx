import { type Brand, palettes, type Theme, toCss } from '../../../src/tokens/index.ts';
import styles from './couleurs.module.css';
import { roleGroups } from './fondations.texts.ts';

export interface LookProps {
  readonly brand: Brand;
  readonly theme: Theme;
}

/** The colours of one palette, grouped by role, on that palette's own background. */
export function Swatches({ brand, theme }: LookProps) {
  const palette = palettes[brand][theme];
  return (
    <div className={styles.board} data-brand={brand} data-theme={theme}>
      {roleGroups.map(({ name, roles }) => (
        <div className={styles.group} key={name}>
          <h3>{name}</h3>
          <ul className={styles.chips}>
            {roles.map((role) => (
              <li key={role}>
                <span className={styles.chip} style={{ background: toCss(palette[role]) }} />
                <code>{role}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

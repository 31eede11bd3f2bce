import { cx } from '../internal/class-names.ts';
import styles from './icon.module.css';
import { type IconName, iconPaths } from './paths.ts';

export interface IconProps {
  readonly name: IconName;
  /** Side in pixels; 18 by default. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** A decorative outline icon in the current text colour. Its meaning is always also written or labelled. */
export function Icon({ name, size = 18, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={cx(styles.icon, className)}
      focusable="false"
      height={size}
      viewBox="0 0 20 20"
      width={size}
    >
      {iconPaths[name].map((path) => (
        <path d={path} key={path} />
      ))}
    </svg>
  );
}

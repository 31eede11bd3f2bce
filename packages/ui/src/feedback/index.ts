export {
  Badge,
  type BadgeProps,
  type BadgeTone,
  StatusBadge,
  type StatusBadgeProps,
  type StatusTone,
} from './Badge.tsx';
export { Banner, type BannerProps, type BannerTone } from './Banner.tsx';

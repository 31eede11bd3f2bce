export {
  Badge,
  type BadgeProps,
  type BadgeTone,
  StatusBadge,
  type StatusBadgeProps,
  type StatusTone,
} from './Badge.tsx';
export { Banner, type BannerProps, type BannerTone } from './Banner.tsx';
export { LoadingMessage, Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps } from './States.tsx';

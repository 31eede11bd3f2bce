export { VideoOverlay, type VideoOverlayProps } from './VideoOverlay.tsx';

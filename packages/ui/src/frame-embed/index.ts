export { FrameEmbed, type FrameEmbedProps } from './FrameEmbed.tsx';

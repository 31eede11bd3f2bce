import { Dialog } from '../dialog/index.ts';
import { VideoPlayer, type VideoPlayerProps } from './VideoPlayer.tsx';

interface VideoDialogProps extends VideoPlayerProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The video, over the page. */
export function VideoDialog({ title, isOpen, onClose, ...player }: VideoDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} shape="wide" title={title}>
      <VideoPlayer {...player} />
    </Dialog>
  );
}

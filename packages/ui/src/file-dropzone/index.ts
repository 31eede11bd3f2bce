export { FileDropzone, type FileDropzoneProps } from './FileDropzone.tsx';
export type { PickedFile } from './FileRow.tsx';

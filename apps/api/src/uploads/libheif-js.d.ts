/** The part of libheif that is used; the package has no types of its own. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.js' {
  export interface HeifPicture {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills the data of the target; null when the picture can't be decoded. */
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (target: object | null) => void,
    ): void;
    free(): void;
  }
  export interface HeifDecoder {
    /** Frees what the decode before held. */
    decode(bytes: Uint8Array): HeifPicture[];
  }
  const createLibheif: () => { HeifDecoder: new () => HeifDecoder };
  export default createLibheif;
}

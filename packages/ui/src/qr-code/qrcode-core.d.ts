/** The encoder of `qrcode`, whose own types name its entry only. */
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode';
}

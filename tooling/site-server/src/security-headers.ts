/**
 * Headers of every page. Scripts come from our own builds only and connect to our API only, which is what makes a
 * session token in local storage acceptable: no foreign script can read it, nor send it elsewhere.
 */
const identityProvider = 'https://*.sumsub.com';
const bookingProvider = 'https://calendly.com';
const signatureProvider = 'https://*.yousign.app https://yousign.app';

/** Hashes of the styles that libraries add to a page: these rules, to the byte, and no other. */
const addedStyles = [
  // The component library's, during a press.
  '38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  // Of react-calendly, which adds its style empty and then fills it.
  '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  '4TJAxYKKY+dq8by7vr+lhrNivykeOkUe1RjZXmOIatg=',
];

interface Served {
  readonly apiUrl: string;
  /** Where the videos of products are, besides our own origin. */
  readonly mediaOrigins: readonly string[];
  /** The script folder of each build, with its final slash: narrower than the whole of our origin. */
  readonly scriptFolders: readonly string[];
}

export function securityHeaders({ apiUrl, mediaOrigins, scriptFolders }: Served): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${scriptFolders.join(' ')}`,
    `style-src 'self' ${addedStyles.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    // Chart tooltips and the component library position elements through style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${apiUrl}`,
    "font-src 'self'",
    // Named: any other origin would take what a script puts in the address of a video.
    `media-src ${["'self'", ...mediaOrigins].join(' ')}`,
    `connect-src 'self' ${apiUrl}`,
    `frame-src ${apiUrl} ${identityProvider} ${bookingProvider} ${signatureProvider}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one policy of packages/ui, which accepts only an empty text as HTML.
    'trusted-types default',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    // Never the path: a password reset link contains its token.
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': `camera=(self "${apiUrl}" "https://in.sumsub.com"), microphone=(self "${apiUrl}" "https://in.sumsub.com"), geolocation=(), payment=(), usb=()`,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  };
}

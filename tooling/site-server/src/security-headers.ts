/**
 * Headers of every page. Scripts come from our own builds only and connect to our API only, which is what makes a
 * session token in local storage acceptable: no foreign script can read it, nor send it elsewhere.
 */
const identityProvider = 'https://*.sumsub.com';
const bookingProvider = 'https://calendly.com';
const signatureProvider = 'https://*.yousign.app https://yousign.app';

interface Served {
  readonly apiUrl: string;
  /** The script folder of each build, with its final slash: narrower than the whole of our origin. */
  readonly scriptFolders: readonly string[];
}

export function securityHeaders({ apiUrl, scriptFolders }: Served): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${scriptFolders.join(' ')}`,
    // The hash of the one style rule that the component library adds to the page during a press.
    "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
    // Chart tooltips and the component library position elements through style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${apiUrl}`,
    "font-src 'self'",
    "media-src 'self' https:",
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

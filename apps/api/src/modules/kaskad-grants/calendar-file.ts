// A calendar of all-day events (RFC 5545).

interface CalendarEvent {
  /** The same in a later file of the same event. */
  uid: string;
  /** All of this day, to the next, which is not in it. */
  day: string;
  nextDay: string;
  summary: string;
  description: string;
}

interface Calendar {
  name: string;
  product: string;
  madeAt: Date;
  /** Higher in a later file. */
  sequence: number;
  events: readonly CalendarEvent[];
}

const lineEnd = '\r\n';
/** A line is folded into parts of at most this many bytes, its end left out. */
const lineBytes = 75;

export function writeCalendar({ name, product, madeAt, sequence, events }: Calendar): string {
  const stamp = madeAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Vesting//FR`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `SEQUENCE:${sequence}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${dateOf(event.day)}`,
      `DTEND;VALUE=DATE:${dateOf(event.nextDay)}`,
      `SUMMARY:${escapeText(event.summary)}`,
      `DESCRIPTION:${escapeText(event.description)}`,
      'TRANSP:TRANSPARENT',
      // The day before, at nine in the morning.
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(event.summary)}`,
      'TRIGGER:-PT15H',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => fold(line) + lineEnd).join('');
}

const dateOf = (day: string): string => day.replaceAll('-', '');

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, String.raw`\n`);

/** Between characters: never within the bytes of one. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > lineBytes) {
      parts.push(part);
      // The blank that begins the next line counts.
      part = '';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join(`${lineEnd} `);
}

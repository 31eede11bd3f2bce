interface WholeNumbersProps {
  readonly text: string;
}

/** A text whose contract numbers are never cut at their hyphens by the end of a line. */
export function WholeNumbers({ text }: WholeNumbersProps) {
  return text.split(/(PO-\d{4}-\d+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // A part has no identity but its place, and the text is rendered whole.
      // oxlint-disable-next-line react/no-array-index-key
      <span className="nowrap" key={index}>
        {part}
      </span>
    ),
  );
}

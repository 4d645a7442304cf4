/** The mark of the logo: a bridge over its reflection. Decoration beside the brand's name. */
export function Mark() {
  return (
    <svg aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}

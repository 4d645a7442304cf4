/** The relay arrow: an arc that lands. The only arrow of the site; mirrored where it leads back. */
export function Hop({ back = false }: { readonly back?: boolean }) {
  return (
    <svg className={back ? "hop back" : "hop"} aria-hidden="true">
      <use href="#hop" />
    </svg>
  );
}

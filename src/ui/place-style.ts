/** Left and top as an element's style. Set as a property: the pages' policy lets no style stand in an attribute. */
export const placeStyle = ({ left, top }: { readonly left: string; readonly top: string }): string =>
  `left: ${left}; top: ${top}`;

/** A number with so many decimals, written as the page's language writes it: 3.8, or 3,8; a minus is one, not a hyphen. */
export const decimal = (value: number, digits: number): string =>
  new Intl.NumberFormat(document.documentElement.lang || 'en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(value)
    .replace('-', '−');

/** A country's two letters as the address of a picture of its flag; all flags come together, when one is wanted. */
export const flagPicture = async (country: string): Promise<string | undefined> => {
  const flags: Readonly<Record<string, string>> = await import('country-flag-icons/string/3x2');
  const drawn = flags[country.toUpperCase().replace('-', '_')];
  return drawn && `data:image/svg+xml,${encodeURIComponent(drawn)}`;
};

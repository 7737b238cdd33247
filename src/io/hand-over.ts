/** Phones pass a file on to other people; elsewhere it goes to the person's disk. */
export const handOver = async (name: string, film: Blob): Promise<void> => {
  const file = new File([film], name, { type: film.type });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // somebody thought better of it
    }
  }
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser reads the file after the click; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

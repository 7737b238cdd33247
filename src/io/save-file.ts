/** Hands the person a file to keep. */
export const saveFile = (name: string, type: string, text: string): void => saveBlob(name, new Blob([text], { type }));

export const saveBlob = (name: string, file: Blob): void => {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser reads the file after the click; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

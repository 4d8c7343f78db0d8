/** Saves a file as a browser download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  saveFrom(address, name);
  // The download has its own reference to the blob.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Lets the browser download a URL; with an empty `name` the reply names the file. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

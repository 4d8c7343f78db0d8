/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  saveFrom(address, name);
  // The download holds the blob itself; the address may go in the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Lets the browser download what an address answers; the reply names the file where `name` is empty. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** A street without a town is in the town of the old one. */
export function inSameTown(address: string, old: string): string {
  const town = /,[^,\d]+$/u.exec(old)?.[0];
  return town === undefined || address.includes(',') ? address : address + town;
}

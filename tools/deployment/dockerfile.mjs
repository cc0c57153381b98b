/**
 * @typedef {{ name: string, args: string }} Instruction
 * @typedef {{ name: string | undefined, image: string, instructions: Instruction[] }} Stage
 */

/**
 * The stages of a Dockerfile, with the instructions of each in order.
 * @param {string} text
 * @returns {Stage[]}
 */
export function parseDockerfile(text) {
  const lines = text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replace(/\\\n/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  /** @type {Stage[]} */
  const stages = [];
  for (const line of lines) {
    const [, instruction = '', args = ''] = /^\s*(\w+)\s+(.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') {
      const [image = '', , name] = args.split(/\s+/);
      stages.push({ name, image, instructions: [] });
    } else stages.at(-1)?.instructions.push({ name: instruction, args: args.trim() });
  }
  return stages;
}

/** `A=1 B="two words"` as an object. @param {string} args */
export const assignmentsIn = (args) =>
  Object.fromEntries(
    [...args.matchAll(/([\w.]+)=("[^"]*"|\S+)/g)].map(([, key, value]) => [key, value.replaceAll('"', '')]),
  );

/** Whether `.dockerignore` leaves a file out. @param {string} file @param {readonly string[]} patterns */
export const isIgnored = (file, patterns) =>
  patterns.some((pattern) => {
    const source = pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('**/', '\u0000')
      .replaceAll('*', '[^/]*')
      .replaceAll('\u0000', '(?:.*/)?');
    return new RegExp(`^${source}(?:/.*)?$`).test(file);
  });

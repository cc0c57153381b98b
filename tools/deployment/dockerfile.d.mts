export interface Instruction {
  name: string;
  args: string;
}

export interface Stage {
  name: string | undefined;
  image: string;
  instructions: Instruction[];
}

export function parseDockerfile(text: string): Stage[];
export function assignmentsIn(args: string): Record<string, string>;
export function isIgnored(file: string, patterns: readonly string[]): boolean;

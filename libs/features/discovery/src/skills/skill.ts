/** A skill for agents that use this service (agentskills.io). */
export interface Skill {
  /** Lower-case words joined by hyphens, at most 64 characters. */
  readonly name: string;
  /** What it does and when to use it, at most 1,024 characters. */
  readonly description: string;
  /** Body of SKILL.md. */
  readonly body: string;
}

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_NAME_LENGTH = 64;
const MAX_DESCRIPTION_LENGTH = 1024;

/** Renders SKILL.md: front matter, then instructions. @throws Error for an invalid name or description. */
export function skillMarkdown({ name, description, body }: Skill): string {
  if (!NAME.test(name) || name.length > MAX_NAME_LENGTH)
    throw new Error(`"${name}" is not a valid skill name`);
  if (description.length > MAX_DESCRIPTION_LENGTH) throw new Error(`the description of ${name} is too long`);
  return `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\ncompatibility: Needs HTTP access to the service and an API key.\n---\n\n${body}\n`;
}

import { sha256 } from '@capstan/platform-core';
import { JSON_TYPE, MARKDOWN_TYPE } from '../serving/media-types.js';
import { type ServedDocument, servedDocument } from '../serving/served-document.js';
import { type Skill, skillMarkdown } from './skill.js';

/** Folder of the index and the skills (Agent Skills Discovery 0.2.0). */
export const SKILLS_PATH = '/.well-known/agent-skills';

const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** The skills and their index, created once. */
export class SkillDocuments {
  readonly index: ServedDocument;
  private readonly byName: ReadonlyMap<string, ServedDocument>;

  constructor(skills: readonly Skill[], baseUrl: string) {
    this.byName = new Map(
      skills.map((skill) => [skill.name, servedDocument(skillMarkdown(skill), MARKDOWN_TYPE)]),
    );
    this.index = servedDocument(
      {
        $schema: SCHEMA,
        skills: skills.map(({ name, description }) => ({
          name,
          type: 'skill-md',
          description,
          url: `${baseUrl}${SKILLS_PATH}/${name}/SKILL.md`,
          digest: `sha256:${digestOf(this.byName.get(name))}`,
        })),
      },
      JSON_TYPE,
    );
  }

  /** Undefined if the skill does not exist. */
  get(name: string): ServedDocument | undefined {
    return this.byName.get(name);
  }
}

const digestOf = (document: ServedDocument | undefined): string =>
  sha256(document?.body ?? '').toString('hex');

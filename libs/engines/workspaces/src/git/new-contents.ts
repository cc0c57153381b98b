import type { TreeFile } from '../tree/work-tree.js';
import type { CommitImport } from './commit-import.js';
import type { Repository } from './repository.js';
import { type TreeEntry, contentIdOf } from './tree-entry.js';

/** Adds contents that the last commit does not have to git, which is started for the first of them. */
export class NewContents {
  private readonly known: Set<string>;
  private started: CommitImport | undefined;

  constructor(
    private readonly repository: Repository,
    entries: readonly TreeEntry[],
  ) {
    this.known = new Set(entries.map(({ contentId }) => contentId));
  }

  async add(file: TreeFile): Promise<TreeEntry> {
    const content = await file.read();
    const contentId = contentIdOf(content);
    if (!this.known.has(contentId)) await this.import().addContent(content);
    this.known.add(contentId);
    const { path, isExecutable } = file;
    return { path, contentId, isExecutable, sizeBytes: content.byteLength };
  }

  import(): CommitImport {
    return (this.started ??= this.repository.import());
  }

  async abandon(): Promise<void> {
    await this.started?.abandon();
  }
}

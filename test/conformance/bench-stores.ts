import { ArtifactStore, type NewArtifact, type StoredArtifact } from '@capstan/platform-artifacts';

/** A store that accepts everything, for finishers that store files. */
export class BenchArtifactStore extends ArtifactStore {
  override put(_artifact: NewArtifact): Promise<StoredArtifact> {
    return Promise.resolve({
      url: 'https://capstan.example/artifacts/file',
      expiresAt: new Date('2030-01-01T00:00:00Z'),
    });
  }
}

import { ArtifactStore, type NewArtifact, type StoredArtifact } from '@capstan/platform-artifacts';

/** Says that it kept whatever it is given, for finishers that put files somewhere. */
export class BenchArtifactStore extends ArtifactStore {
  override put(_artifact: NewArtifact): Promise<StoredArtifact> {
    return Promise.resolve({
      url: 'https://capstan.example/artifacts/file',
      expiresAt: new Date('2030-01-01T00:00:00Z'),
    });
  }
}

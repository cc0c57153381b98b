/** The task of a decoding process. Plain data. */
export interface DecodingTask {
  source: AudioSource;
  /** File for the samples. */
  target: string;
  maxSeconds: number;
}

/** An audio file. */
export interface AudioSource {
  path: string;
  /** By its first bytes. */
  extension: string;
}

export type DecodingMessage = { seconds: number } | { undecodable: string } | { failed: string };

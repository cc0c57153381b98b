import { describe, expect, it } from 'vitest';
import { OpenStreams } from './open-streams.js';
import { TooManyStreamsError } from './too-many-streams.error.js';

describe('OpenStreams', () => {
  it('limits streams per account, and allows another one when one has ended', () => {
    const streams = new OpenStreams({ streamsPerAccount: 2 });
    const end = streams.enter('a');
    streams.enter('a');
    expect(() => streams.enter('a')).toThrow(TooManyStreamsError);
    streams.enter('b');
    end();
    end();
    streams.enter('a');
    expect(() => streams.enter('a')).toThrow(TooManyStreamsError);
  });
});

/**
 * What a run has done so far, kept outside of its worker. A run is a function of its checkpoints: whoever takes it over
 * begins anew, and finds done what was done.
 */
export abstract class Checkpoints {
  /**
   * The result of some work, which is done once in a run however often its worker dies. What throws is done again, so
   * failures that shall stand are told by the result.
   * @param key unique in the run and the same in every repetition, e.g. `scrape:https://…`.
   * @param work gives JSON.
   */
  abstract once<T>(key: string, work: () => Promise<T>): Promise<T>;
}

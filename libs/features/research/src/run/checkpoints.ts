/**
 * Finished work of a run, stored outside of its worker. A run is a function of its checkpoints: the next
 * worker starts from the beginning and finds the finished work.
 */
export abstract class Checkpoints {
  /**
   * Returns the result of some work, which is executed once per run however often its worker dies. Errors are
   * not stored, so permanent failures must be part of the result.
   * @param key unique in the run and the same in every repetition, e.g. `scrape:https://…`.
   * @param work returns JSON.
   */
  abstract once<T>(key: string, work: () => Promise<T>): Promise<T>;
}

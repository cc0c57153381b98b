/* oxlint-disable max-lines */
// Made from docs/openapi.json by `npm run clients:generate`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AcceptedWorkResult: {
      /**
       * @description Identifies the work; `Location` is where it is told of
       * @example 5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a
       */
      id: string;
      /**
       * @description State of the work
       * @example queued
       */
      status: string;
    };
    AnalysisResult: {
      /** @description Empty when no source states numbers that can be compared */
      charts: components['schemas']['ChartResult'][];
    };
    AttemptResult: {
      /**
       * @description Provider
       * @example searxng
       */
      provider: string;
      /**
       * @description How the attempt ended
       * @enum {string}
       */
      outcome:
        | 'ok'
        | 'empty'
        | 'rate_limited'
        | 'quota_exhausted'
        | 'misconfigured'
        | 'blocked'
        | 'invalid_input'
        | 'upstream_error'
        | 'timeout'
        | 'cancelled';
      /**
       * @description Milliseconds
       * @example 412
       */
      duration_ms: number;
    };
    BuildCommitListResult: {
      /** @description Newest first */
      commits: components['schemas']['BuildCommitResult'][];
      /** @description Send as `after` for the next page; null at the end */
      next_after: string | null;
    };
    BuildCommitResult: {
      /**
       * @description Object id
       * @example 9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345
       */
      commit: string;
      /**
       * @description What was done
       * @example Write the pages and the brand kit
       */
      message: string;
      /**
       * Format: date-time
       * @description When
       */
      at: string;
      /** @description Whether visitors of the preview see this one */
      is_preview: boolean;
      /**
       * @description Paths of its pages that did not pass the checks; null when it was not checked
       * @example [
       *       "menu.html"
       *     ]
       */
      withheld: string[] | null;
    };
    BuildCreatedResult: {
      /**
       * Format: uuid
       * @description Identifies the build
       */
      execution_id: string;
      /**
       * Format: uuid
       * @description The company it builds
       */
      company_id: string;
      /**
       * Format: uuid
       * @description The site of the company it works on; send it with a later build to go on with it
       */
      site_id: string;
      /** @description Whether the site began with this build */
      is_new_site: boolean;
      /**
       * @description Always `running`
       * @enum {string}
       */
      status: 'running';
      /**
       * @description Path of the live progress stream (Server-Sent Events), relative to the base URL
       * @example /cloud-build/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/stream
       */
      stream_url: string;
    };
    /** @description An event of the stream: the lines `id`, `event` and `data` (JSON) of a Server-Sent Event. Kinds may be added: pass over those you do not know. Nothing follows `build.completed`, `build.stopped`, `build.failed`. */
    BuildEvent:
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'build.started';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /**
             * Format: uuid
             * @description The company
             */
            company_id: string;
            /**
             * Format: uuid
             * @description The site it works on
             */
            site_id: string;
            /** @description Whether the site begins with this build */
            is_new_site: boolean;
            /** @description What was asked for */
            prompt: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'build.resumed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description How often a worker took it up */
            generation: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'phase.changed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /**
             * @description What it is at
             * @enum {string}
             */
            phase: 'queued' | 'planning' | 'building' | 'verifying' | 'publishing';
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'plan.created';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description What was understood of the prompt; null where nothing is on record. Further fields may be there */
            brief: {
              /** @description Name of the company or app */
              name: string;
              /** @description Kind of site or app */
              kind: string;
              /** @description Whom it is for */
              audience: string | null;
              /** @description What it shall do */
              features: string[];
              /** @description How it shall sound */
              tone: string;
              /** @description Colours */
              colours: string[];
              /** @description Language tag */
              language: string;
            } | null;
            /** @description What is going to be done, in order */
            steps: string[];
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'step.started';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description What is done */
            title: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'step.completed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description What is done */
            title: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'step.failed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description What is done */
            title: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'message.delta';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description The next piece of what it says */
            text: string;
            /** @description Turn of the conversation with a model */
            turn?: number;
            /** @description Attempt at the turn */
            attempt?: number;
            /** @description True: what was said in this attempt does not count, another begins */
            superseded?: boolean;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'message.accepted';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Identifies the instruction */
            message_id: string;
            /** @description The instruction */
            prompt: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'message.applied';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Identifies the instruction */
            message_id: string;
            /** @description The instruction */
            prompt: string;
            /** @description Whether it was carried out */
            applied: boolean;
            /** @description What was done */
            summary: string;
            /** @description What of it was not done */
            open_points: string[];
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'tool.started';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Identifies the call */
            call_id: string;
            /** @description Name of the tool */
            tool: string;
            /** @description What the tool is given, shortened */
            arguments: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'tool.completed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Identifies the call */
            call_id: string;
            /** @description Name of the tool */
            tool: string;
            /** @description Whether it failed */
            is_error: boolean;
            /** @description What it answered, shortened */
            result: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'command.started';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Identifies the call */
            call_id: string;
            /** @description The command */
            command: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'command.output';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Identifies the call */
            call_id: string;
            /**
             * @description Where to
             * @enum {string}
             */
            stream: 'stdout' | 'stderr';
            /** @description What it wrote */
            text: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'command.completed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Identifies the call */
            call_id: string;
            /** @description Its exit code; null when it was killed */
            exit_code: number | null;
            /** @description Why it was killed; null when it was not */
            killed_by: string | null;
            /** @description Milliseconds */
            duration_ms: number;
            /** @description Whether it wrote more than was kept */
            output_cut: boolean;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'file.changed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Path of the file */
            path: string;
            /**
             * @description What happened to it
             * @enum {string}
             */
            change: 'added' | 'changed' | 'removed';
            /** @description Its size in bytes; 0 when it was removed */
            size_bytes: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'commit.created';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Object id */
            commit: string;
            /** @description What was done */
            message: string;
            /** @description Files it changed; null when that is not on record */
            files: number | null;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'check.completed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description The commit that was checked */
            commit: string | null;
            /** @description Whether visitors see all of it */
            passed: boolean;
            /** @description Whether visitors see it, without the withheld pages */
            shown: boolean;
            /** @description Pages that were looked at */
            pages: number;
            /** @description Pages that visitors do not see, and why; without the home page nothing of the commit is shown */
            withheld: {
              /** @description Path of the page */
              page: string;
              /** @description Why */
              findings: {
                /**
                 * @description Check that failed
                 * @enum {string}
                 */
                check:
                  'answers' | 'blank' | 'console' | 'links' | 'accessibility' | 'layout' | 'facts' | 'html';
                /**
                 * @description `block`: the page is withheld; `warn`: it is shown all the same
                 * @enum {string}
                 */
                severity: 'block' | 'warn';
                /** @description Path of the page */
                page: string;
                /** @description What is wrong, and where on the page */
                message: string;
              }[];
            }[];
            /** @description What is wrong */
            findings: {
              /**
               * @description Check that failed
               * @enum {string}
               */
              check:
                'answers' | 'blank' | 'console' | 'links' | 'accessibility' | 'layout' | 'facts' | 'html';
              /**
               * @description `block`: the page is withheld; `warn`: it is shown all the same
               * @enum {string}
               */
              severity: 'block' | 'warn';
              /** @description Path of the page */
              page: string;
              /** @description What is wrong, and where on the page */
              message: string;
            }[];
            /** @description Checks that could not be made here */
            skipped: (
              'answers' | 'blank' | 'console' | 'links' | 'accessibility' | 'layout' | 'facts' | 'html'
            )[];
            /** @description Milliseconds */
            duration_ms: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'preview.ready';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /**
             * Format: uri
             * @description Where the site can be seen
             */
            preview_url: string;
            /** @description The commit they see */
            commit: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'builder.changed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Who built until now; null at the beginning */
            from: string | null;
            /** @description `deterministic`, or a language model provider */
            to: string;
            /** @description Why */
            reason: string | null;
            /** @description The model */
            model?: string | null;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'warning';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Kind of warning */
            code: string;
            /** @description What it is */
            message: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'build.completed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /**
             * Format: uri
             * @description Where the site can be seen
             */
            preview_url: string;
            /** @description The last commit of the build that visitors see; null when they see nothing of it */
            shown_commit: string | null;
            /** @description Pages that visitors do not see, and why; without the home page nothing of the commit is shown */
            withheld: {
              /** @description Path of the page */
              page: string;
              /** @description Why */
              findings: {
                /**
                 * @description Check that failed
                 * @enum {string}
                 */
                check:
                  'answers' | 'blank' | 'console' | 'links' | 'accessibility' | 'layout' | 'facts' | 'html';
                /**
                 * @description `block`: the page is withheld; `warn`: it is shown all the same
                 * @enum {string}
                 */
                severity: 'block' | 'warn';
                /** @description Path of the page */
                page: string;
                /** @description What is wrong, and where on the page */
                message: string;
              }[];
            }[];
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'build.stopped';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description The last commit of the build that visitors see; null when they see nothing of it */
            shown_commit: string | null;
            /** @description Pages that visitors do not see, and why; without the home page nothing of the commit is shown */
            withheld: {
              /** @description Path of the page */
              page: string;
              /** @description Why */
              findings: {
                /**
                 * @description Check that failed
                 * @enum {string}
                 */
                check:
                  'answers' | 'blank' | 'console' | 'links' | 'accessibility' | 'layout' | 'facts' | 'html';
                /**
                 * @description `block`: the page is withheld; `warn`: it is shown all the same
                 * @enum {string}
                 */
                severity: 'block' | 'warn';
                /** @description Path of the page */
                page: string;
                /** @description What is wrong, and where on the page */
                message: string;
              }[];
            }[];
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'build.failed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Why */
            reason: string;
            /**
             * Format: uri
             * @description Where the site can be seen
             */
            preview_url?: string;
            /** @description The last commit of the build that visitors see; null when they see nothing of it */
            shown_commit: string | null;
            /** @description Pages that visitors do not see, and why; without the home page nothing of the commit is shown */
            withheld: {
              /** @description Path of the page */
              page: string;
              /** @description Why */
              findings: {
                /**
                 * @description Check that failed
                 * @enum {string}
                 */
                check:
                  'answers' | 'blank' | 'console' | 'links' | 'accessibility' | 'layout' | 'facts' | 'html';
                /**
                 * @description `block`: the page is withheld; `warn`: it is shown all the same
                 * @enum {string}
                 */
                severity: 'block' | 'warn';
                /** @description Path of the page */
                page: string;
                /** @description What is wrong, and where on the page */
                message: string;
              }[];
            }[];
          };
        };
    BuildFileListResult: {
      /**
       * @description The commit they are of; null before visitors can see anything
       * @example 9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345
       */
      commit: string | null;
      /** @description Pages of that commit that visitors do not see; without `commit` in the query they are not listed */
      withheld: components['schemas']['WithheldPageResult'][];
      /** @description By path */
      files: components['schemas']['BuildFileResult'][];
    };
    BuildFileResult: {
      /**
       * @description Path, `/`-separated
       * @example index.html
       */
      path: string;
      /**
       * @description Bytes
       * @example 8412
       */
      size_bytes: number;
    };
    BuildIdParams: {
      /**
       * Format: uuid
       * @description `execution_id` of the build
       */
      execution_id: string;
    };
    BuildListResult: {
      /** @description Newest first */
      builds: components['schemas']['BuildResult'][];
      /** @description Send as `after` for the next page; null at the end */
      next_after: string | null;
    };
    BuildMessageAcceptedResult: {
      /**
       * @description The instruction is stored
       * @enum {string}
       */
      status: 'accepted';
      /**
       * Format: uuid
       * @description The build
       */
      execution_id: string;
    };
    BuildMessageBody: {
      /**
       * @description Follow-up instruction for the running build
       * @example Make it green and add a page about our history
       */
      prompt: string;
    };
    BuildMessageParams: {
      /**
       * Format: uuid
       * @description `execution_id` of the build
       */
      execution_id: string;
      /** @description Follow-up instruction for the running build */
      prompt: string;
    };
    BuildParams: {
      /**
       * @description What to build or change, in plain language; any of many languages
       * @example A website for the bakery Krume & Korn in Leipzig: sourdough bread, open Tue-Sat 7-18
       */
      prompt: string;
      /**
       * Format: uuid
       * @description A company of yours; left out or null: your default company, or the company of the site
       */
      company_id?: string | null;
      /**
       * @description A site of the company, to work on that one; null or `new`: begin a new one. Left out, the prompt decides: a change is made to the site it names or the latest one, and another business gets a new one. At `/v1/agent` null counts as left out: send `new`
       * @example new
       */
      site_id?: string | null;
    };
    BuildRestoredResult: {
      /**
       * @description The new commit, whose files are those of the one restored
       * @example 1b7d3f9a2c4e6081a3b5c7d9e0f1a2b3c4d5e6f7
       */
      commit: string;
      /**
       * @description The commit that visitors see now: the new one, unless the restored one never passed the checks; null when there is none
       * @example 1b7d3f9a2c4e6081a3b5c7d9e0f1a2b3c4d5e6f7
       */
      shown_commit: string | null;
      /** @description Pages of the new commit that visitors do not see */
      withheld: components['schemas']['WithheldPageResult'][];
    };
    BuildResult: {
      /**
       * Format: uuid
       * @description Identifies the build
       */
      execution_id: string;
      /**
       * Format: uuid
       * @description The company it builds
       */
      company_id: string;
      /**
       * Format: uuid
       * @description The site of the company it works on; send it with a later build to go on with it
       */
      site_id: string;
      /** @description Whether the site began with this build */
      is_new_site: boolean;
      /**
       * @description State of the build
       * @example completed
       * @enum {string}
       */
      status: 'running' | 'completed' | 'failed' | 'stopped';
      /**
       * @description What it is at, or was when it ended
       * @example publishing
       * @enum {string}
       */
      phase: 'queued' | 'planning' | 'building' | 'verifying' | 'publishing';
      /**
       * @description `deterministic`, or the language model that builds
       * @example deterministic
       */
      builder: string | null;
      /**
       * @description Path of the live progress stream
       * @example /cloud-build/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/stream
       */
      stream_url: string;
      /**
       * Format: uri
       * @description Live preview; present once visitors can see something of this build
       * @example http://127.0.0.1:3000/p/x7Qp2mVt9c/
       */
      preview_url?: string;
      /**
       * @description The last commit of this build that visitors were shown; null before there is any
       * @example 9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345
       */
      shown_commit: string | null;
      /** @description Pages of the newest commit that did not pass the checks, so that visitors do not see them; with `index.html` among them they see nothing of that commit */
      withheld: components['schemas']['WithheldPageResult'][];
      /** @description Why it failed; present when it did */
      failure?: string;
      /**
       * @description The prompt it was made with
       * @example A website for the bakery Krume & Korn in Leipzig
       */
      prompt: string;
      /**
       * Format: date-time
       * @description When it was asked for
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it ended
       * @example 2026-11-20T09:30:41.000Z
       */
      finished_at: string | null;
    };
    BuildStoppedResult: {
      /**
       * @description Confirmation
       * @example The build has been stopped. Work that was committed is saved.
       */
      message: string;
    };
    BuildStreamTokenResult: {
      /**
       * @description Opens the stream once: `…/stream?token=…`
       * @example q8Jx0dT5uVwYzA1bC2dE3f
       */
      token: string;
      /**
       * Format: date-time
       * @description Until then
       */
      expires_at: string;
    };
    BuildValidationError: {
      /** @description Every fault */
      detail: components['schemas']['BuildValidationItem'][];
    };
    BuildValidationItem: {
      /**
       * @description Where: `body`, `path` or `query`, then the field
       * @example [
       *       "body",
       *       "prompt"
       *     ]
       */
      loc: (string | number)[];
      /**
       * @description What is wrong
       * @example Field required
       */
      msg: string;
      /**
       * @description Kind of fault
       * @example missing
       */
      type: string;
    };
    CapabilityListResult: {
      /** @description Capabilities of this deployment */
      capabilities: components['schemas']['CapabilityResult'][];
    };
    CapabilityProviderResult: {
      /**
       * @description Name in providers_tried
       * @example searxng
       */
      name: string;
      /**
       * @description Title
       * @example SearXNG
       */
      title: string;
      /** @description Whether this deployment has what it needs */
      configured: boolean;
    };
    CapabilityResult: {
      /**
       * @description `capability` in /v1/agent
       * @example search
       */
      name: string;
      /**
       * @description Title
       * @example Search the web
       */
      title: string;
      /**
       * @description What it does, in a sentence
       * @example Searches the web, news or academic sources.
       */
      summary: string;
      /**
       * @description Its own route
       * @example /v1/search
       */
      path: string;
      /**
       * @description Credits a successful call costs, by mode; `default` where there are none
       * @example {
       *       "default": 1
       *     }
       */
      credits: {
        [key: string]: unknown;
      };
      /** @description Whether any provider is configured */
      available: boolean;
      /** @description In waterfall order */
      providers: components['schemas']['CapabilityProviderResult'][];
    };
    ChartMarkResult: {
      /**
       * @description What it is of
       * @example 2024
       */
      label: string;
      /** @description The number */
      value: number;
      /** @description Id of the source */
      source: number;
      /**
       * @description Cell or sentence it stands in, verbatim
       * @example 1.2 million units were sold in 2024
       */
      quote: string;
    };
    ChartResult: {
      /**
       * @description Title
       * @example Heat pumps sold
       */
      title: string;
      /**
       * @description Kind
       * @enum {string}
       */
      kind: 'trend' | 'comparison' | 'distribution';
      /**
       * @description Unit of the numbers
       * @example million units
       */
      unit: string | null;
      /** @description The numbers */
      marks: components['schemas']['ChartMarkResult'][];
      /** @description Computed from the marks */
      statistics: {
        [key: string]: unknown;
      };
      /** @description Vega-Lite specification, data inline */
      vega_lite: {
        [key: string]: unknown;
      };
      /**
       * @description The same as an SVG document
       * @example <svg xmlns="http://www.w3.org/2000/svg"/>
       */
      svg: string;
    };
    CitationResult: {
      /** @description Id of the source */
      source: number;
      /**
       * Format: uri
       * @description Its address
       * @example https://example.com/heat-pumps
       */
      url: string;
      /**
       * @description First UTF-16 code unit of the span in the text of the source
       * @example 1042
       */
      start: number;
      /**
       * @description End of the span, exclusive
       * @example 1098
       */
      end: number;
      /**
       * @description The span, verbatim
       * @example At -15 °C the heat pumps in the study reached a COP of 2.1
       */
      quote: string;
      /**
       * @description SHA-256 of the quote as UTF-8, hex
       * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
       */
      sha256: string;
      /**
       * @description How much of the sentence it bears out; 1: it is the sentence
       * @example 1
       */
      support: number;
    };
    CompanyDataResult: {
      /** @description What the site collects */
      collections: components['schemas']['DataCollectionResult'][];
    };
    CompanyListResult: {
      /** @description Newest first */
      companies: components['schemas']['CompanyResult'][];
      /** @description Send as `after` for the next page; null at the end */
      next_after: string | null;
    };
    CompanyProfileResult: {
      /**
       * @description Whose data it is
       * @example [
       *       "wikidata",
       *       "gleif"
       *     ]
       */
      providers: string[];
      /** @description In a sentence */
      description: string | null;
      /** @description Legal name */
      legal_name: string | null;
      /** @description Legal Entity Identifier (ISO 17442) */
      lei: string | null;
      /** @description Year of founding */
      founded_year: number | null;
      /**
       * @description Country
       * @example DE
       */
      country: string | null;
      /** @description Seat */
      headquarters: string | null;
      /** @description Own site */
      website: string | null;
      /** @description Item of Wikidata */
      wikidata_id: string | null;
    };
    CompanyResult: {
      /**
       * Format: uuid
       * @description Send it with a build
       */
      company_id: string;
      /**
       * @description Its name
       * @example Krume & Korn
       */
      name: string;
      /** @description Builds that name no company go to this one */
      is_default: boolean;
      /**
       * Format: uri
       * @description Its newest site; present once visitors can see something of it
       */
      preview_url?: string;
      /** @description Its sites, newest first */
      sites: components['schemas']['SiteResult'][];
      /**
       * @description Wishes that no build has met yet, of all its sites
       * @example [
       *       "A page in French"
       *     ]
       */
      open_points: string[];
      /**
       * Format: date-time
       * @description When it was made
       */
      created_at: string;
    };
    CompanySocials: {
      /**
       * Format: uri
       * @description Page at LinkedIn.
       */
      linkedin_url: string | null;
      /**
       * Format: uri
       * @description Account at X (Twitter).
       */
      x_url: string | null;
      /**
       * Format: uri
       * @description Organisation at GitHub.
       */
      github_url: string | null;
      /**
       * Format: uri
       * @description Page at Facebook.
       */
      facebook_url: string | null;
      /**
       * Format: uri
       * @description Page at Crunchbase.
       */
      crunchbase_url: string | null;
    };
    CompanySource: {
      /**
       * @description Name of the provider.
       * @example wikidata
       */
      provider: string;
      /**
       * Format: uri
       * @description Page or record that states it; null for vendors without public pages.
       * @example https://www.wikidata.org/wiki/Q1
       */
      url: string | null;
      /**
       * @description Fields of this result that are its words.
       * @example [
       *       "name",
       *       "industry"
       *     ]
       */
      fields: string[];
    };
    CreateKeyBody: {
      /**
       * @description What the key is for; shown in lists.
       * @example research agent
       */
      name: string;
      /**
       * @description What the key may do: `capabilities` (call all), `capability:<name>` (call that one), `account` (read credits, usage and receipts, manage keys), `admin`. Default: the scopes of the key in use.
       * @example [
       *       "capability:search"
       *     ]
       */
      scopes?: string[];
      /**
       * Format: date-time
       * @description When the key stops working; a time with its zone. Default: as the key in use.
       * @example 2030-01-01T00:00:00Z
       */
      expires_at?: string;
      /**
       * @description IP addresses and CIDR ranges from which the key may be used; empty: from anywhere. Default: as the key in use.
       * @example [
       *       "203.0.113.0/24"
       *     ]
       */
      ip_allow_list?: string[];
      /** @description Requests a minute of this key. Default: as the key in use. */
      rate_limit_per_minute?: number;
      /** @description Credits that the key may spend in all, together with the keys that share its count. Default: as the key in use. */
      credit_cap?: number;
    };
    CredibilityResult: {
      /**
       * @description 0 to 1
       * @example 0.86
       */
      score: number;
      /**
       * @description Signals that decided it
       * @example [
       *       "peer-reviewed",
       *       "names its author"
       *     ]
       */
      reasons: string[];
    };
    CreditsResult: {
      /**
       * @description Credits that can be spent now
       * @example 958
       */
      balance: number;
      /**
       * @description Credits set aside for calls under way
       * @example 0
       */
      held: number;
      /**
       * @description How far below zero the balance may go; 0: not at all
       * @example 0
       */
      overage_limit: number;
      /** @description Latest entries of the ledger */
      entries: components['schemas']['LedgerEntryResult'][];
      /** @description Pass as `after` for the next page; null at the end */
      next_after: number | null;
    };
    DataCollectionResult: {
      /**
       * @description Name of the collection
       * @example bookings
       */
      name: string;
      /**
       * @description What visitors see, in the language of the site
       * @example Bookings
       */
      title: string;
      /** @description Whether the site still collects it; entries of one that it no longer has are kept */
      is_current: boolean;
      /**
       * @description What visitors may do with entries; null when the site does not have it any more
       * @enum {string|null}
       */
      access: 'submit' | 'list' | 'edit' | 'private' | null;
      /** @description Its fields, as the site has them now */
      fields: components['schemas']['DataFieldResult'][];
      /** @description How many entries there are */
      entry_count: number;
      /**
       * Format: date-time
       * @description When the latest one came; null without entries
       */
      last_entry_at: string | null;
    };
    DataEntryListResult: {
      /** @description Entries, newest first */
      entries: components['schemas']['DataEntryResult'][];
      /**
       * Format: uuid
       * @description Pass as `after` for the next page; null at the end
       */
      next_after: string | null;
    };
    DataEntryResult: {
      /**
       * Format: uuid
       * @description Identifier
       */
      id: string;
      /** @description What the visitor sent, by field name */
      values: {
        [key: string]: unknown;
      };
      /**
       * @description Referral code that the visitor got; null where there is none
       * @example K7QX2M
       */
      code: string | null;
      /**
       * Format: uuid
       * @description The entry whose referral code it was sent with
       */
      referred_by: string | null;
      /**
       * Format: date-time
       * @description When it came
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was changed last
       */
      updated_at: string;
    };
    DataFieldResult: {
      /**
       * @description Name under which entries hold its value
       * @example guest_name
       */
      name: string;
      /**
       * @description What visitors see, in the language of the site
       * @example Name
       */
      label: string;
      /**
       * @description What kind of value it takes
       * @enum {string}
       */
      type:
        | 'text'
        | 'long_text'
        | 'email'
        | 'phone'
        | 'number'
        | 'date'
        | 'time'
        | 'slot'
        | 'choice'
        | 'choices'
        | 'checkbox'
        | 'url'
        | 'items';
      /** @description Whether visitors have to fill it in */
      is_required: boolean;
    };
    DeletedEntryResult: {
      /**
       * Format: uuid
       * @description The entry that is gone
       */
      id: string;
    };
    EmailCandidate: {
      /**
       * @description An address made of the name; nobody says that it exists.
       * @example ada.lovelace@acme.com
       */
      email: string;
      /**
       * @description How it was made.
       * @example {first}.{last}
       */
      pattern: string;
      /**
       * @description How likely it is, 0 to 100: higher only for the pattern that others have at this domain.
       * @example 40
       */
      confidence: number;
    };
    EmailSource: {
      /**
       * @description Name of the provider.
       * @example hunter
       */
      provider: string;
      /**
       * Format: uri
       * @description Page on which the address stands; null when the provider names none.
       * @example https://acme.com/team
       */
      url: string | null;
    };
    EmailsParams: {
      /**
       * @description Given name of the person.
       * @example Ada
       */
      first_name: string;
      /**
       * @description Family name of the person.
       * @example Lovelace
       */
      last_name: string;
      /**
       * @description Domain of the employer's web site. An address on it is taken for its host: `https://www.acme.com/about` for `acme.com`.
       * @example acme.com
       */
      domain: string;
    };
    EmailsResult: {
      /**
       * @description The address that was found for this person; null when none was. Never a guess.
       * @example ada@acme.com
       */
      email: string | null;
      /**
       * @description How sure it is that the address is of this person and works, 0 to 100; 0 without one.
       * @example 95
       */
      confidence: number;
      /**
       * @description `valid`: a provider asked its server. `published`: it stands on a page of the company, unasked. `catch_all`: its server takes any name. `risky`, `unknown`: as the provider says. Null without an address.
       * @example valid
       * @enum {string|null}
       */
      status: 'valid' | 'published' | 'catch_all' | 'risky' | 'unknown' | null;
      /**
       * @description How addresses at this domain are made of `{first}`, `{last}`, `{f}` and `{l}`: of the address found, else of others on the site; null when unknown.
       * @example {first}
       */
      pattern: string | null;
      /** @description Who has the address. */
      sources: components['schemas']['EmailSource'][];
      /** @description Guesses, best first, when no address was found: check them with `verify_email`. They cost nothing. */
      candidates: components['schemas']['EmailCandidate'][];
    };
    EnrichCompanyParams: {
      /**
       * @description Domain of the company's web site. An address on it is taken for its host: `https://www.acme.com/about` for `acme.com`. Names of machines and networks that are not public are refused. Required without `name`.
       * @example acme.com
       */
      domain?: string;
      /**
       * @description Name of the company, as it calls itself or as registers do (`Acme`, `Acme GmbH`), in any script. A name that fits several companies finds none: add `domain` or `country`.
       * @example Acme GmbH
       */
      name?: string;
      /**
       * @description Where the company has its seat, as ISO 3166 code, e.g. `DE`: tells companies of one name apart.
       * @example DE
       */
      country?: string;
    };
    EnrichCompanyResult: {
      /**
       * @description Name as people use it.
       * @example Acme
       */
      name: string | null;
      /**
       * @description Name in the register.
       * @example Acme GmbH
       */
      legal_name: string | null;
      /**
       * @description Domain of its web site, without `www.`.
       * @example acme.com
       */
      domain: string | null;
      /** @description What it does, in a sentence or a few. */
      description: string | null;
      /**
       * @description Industry, in the words of the source.
       * @example Software
       */
      industry: string | null;
      /** @description Number of employees, never an estimate of ours. */
      employee_count: number | null;
      /** @description Year for which `employee_count` is stated; null when the source gives none. */
      employee_count_year: number | null;
      /**
       * @description Year it was founded.
       * @example 1998
       */
      founded_year: number | null;
      /** @description City of its seat, in the words of the source. */
      headquarters: string | null;
      /**
       * @description Country of its seat as ISO 3166 code.
       * @example DE
       */
      country: string | null;
      /** @description Who leads it (chief executive). */
      chief_executive: string | null;
      /** @description Symbol of its shares at an exchange. */
      ticker: string | null;
      /**
       * @description Legal Entity Identifier (ISO 17442).
       * @example 529900T8BM49AURSDO55
       */
      lei: string | null;
      /** @description Number in the register of its country. */
      registration_number: string | null;
      /**
       * @description Item at Wikidata.
       * @example Q312
       */
      wikidata_id: string | null;
      /**
       * Format: uri
       * @description Address of its logo.
       */
      logo_url: string | null;
      /** @description Addresses it gives for contact. */
      emails: string[];
      /** @description Telephone numbers it gives for contact. */
      phones: string[];
      /** @description Its pages at other places. */
      socials: components['schemas']['CompanySocials'];
      /** @description Where each field comes from, most trusted first. */
      sources: components['schemas']['CompanySource'][];
      /** @description How sure it is that this is the company asked for, 0 to 1: by its own domain 0.9, by exact name and country 0.75, by exact name alone 0.6; sources that agree raise it. */
      confidence: number;
    };
    EnrichPersonParams: {
      /**
       * @description Full name, given name first. With `company` or `domain` it finds a person; beside an identifier it checks that the two go together.
       * @example Ada Lovelace
       */
      name?: string;
      /**
       * @description Organisation the person works or worked for, as it calls itself.
       * @example Acme
       */
      company?: string;
      /**
       * @description Domain of that organisation's web site.
       * @example acme.com
       */
      domain?: string;
      /**
       * @description E-mail address of the person.
       * @example ada@acme.com
       */
      email?: string;
      /**
       * @description ORCID identifier of a researcher, e.g. `0000-0002-1825-0097`.
       * @example 0000-0002-1825-0097
       */
      orcid?: string;
      /**
       * @description Login at GitHub.
       * @example ada
       */
      github?: string;
    };
    EnrichPersonResult: {
      /**
       * @description Full name.
       * @example Ada Lovelace
       */
      full_name: string | null;
      /**
       * @description Given names.
       * @example Ada
       */
      first_name: string | null;
      /**
       * @description Family name.
       * @example Lovelace
       */
      last_name: string | null;
      /** @description Who it is, in a few words. */
      headline: string | null;
      /** @description Role at `company`. */
      title: string | null;
      /** @description Where the person works. */
      company: components['schemas']['PersonEmployer'] | null;
      /** @description Where the person lives, in the words of the source. */
      location: string | null;
      /** @description Addresses for mail that sources give. */
      emails: components['schemas']['PersonEmail'][];
      /** @description Telephone numbers that sources give. */
      phones: string[];
      /**
       * @description ORCID identifier.
       * @example 0000-0002-1825-0097
       */
      orcid: string | null;
      /**
       * @description Item at Wikidata.
       * @example Q7259
       */
      wikidata_id: string | null;
      /** @description Pages of the person. */
      socials: components['schemas']['PersonSocials'];
      /**
       * Format: uri
       * @description Address of a picture.
       */
      photo_url: string | null;
      /** @description What the person or an encyclopaedia says of them. */
      bio: string | null;
      /** @description Where the person works and worked, latest first. */
      employment: components['schemas']['PersonPosition'][];
      /** @description Where the person studied, latest first. */
      education: components['schemas']['PersonPosition'][];
      /** @description Where each field comes from, surest first. */
      sources: components['schemas']['PersonSource'][];
      /** @description How sure it is that this is the person asked for, 0 to 1: by identifier 0.95, by e-mail 0.9, by name and employer 0.8 or what the vendor says; sources that agree raise it. */
      confidence: number;
    };
    EntitiesResult: {
      /** @description Most often named first */
      people: components['schemas']['ResearchPersonResult'][];
      /** @description Most often named first */
      companies: components['schemas']['ResearchCompanyResult'][];
    };
    EnvelopeMetadata: {
      /**
       * @description Provider whose data was used; `merged` when it came from several
       * @example searxng
       */
      provider_used: string | null;
      /**
       * @description Providers attempted, in waterfall order
       * @example [
       *       "searxng"
       *     ]
       */
      providers_tried: string[];
      /** @description Mode applied */
      mode_used: string | null;
      /**
       * @description Wall-clock milliseconds
       * @example 412
       */
      response_time_ms: number;
      /**
       * @description Identifier of the request; ask for its receipt or for support with it
       * @example 01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10
       */
      request_id: string;
    };
    EvidenceFacetResult: {
      /**
       * @description Heading
       * @example Efficiency in the cold
       */
      heading: string;
      /**
       * @description Queries for it
       * @example [
       *       "heat pump efficiency cold climate"
       *     ]
       */
      queries: string[];
      /**
       * @description Independent sites that speak of it
       * @example 3
       */
      sites: number;
      /** @description Whether enough was found */
      is_covered: boolean;
    };
    EvidenceSentenceResult: {
      /**
       * @description In the order of the report
       * @example s1
       */
      id: string;
      /**
       * @description Where it stands
       * @example section
       * @enum {string}
       */
      part: 'summary' | 'section' | 'key_finding' | 'conflict';
      /**
       * @description Heading of its section
       * @example Efficiency in the cold
       */
      heading: string | null;
      /**
       * @description The sentence, without markers
       * @example At -15 °C the heat pumps in the study reached a COP of 2.1.
       */
      text: string;
      /**
       * @description `verbatim`: quoted. `worded`: in the words of a model, borne out. `replaced`: a quotation in the place of a claim that did not hold
       * @enum {string}
       */
      kind: 'verbatim' | 'worded' | 'replaced';
      /** @description At least one */
      citations: components['schemas']['CitationResult'][];
    };
    EvidenceSourceResult: {
      /** @description The n of `[Source n]` */
      id: number;
      /**
       * Format: uri
       * @description Its address
       * @example https://example.com/heat-pumps
       */
      url: string;
      /**
       * @description Its title
       * @example Heat pumps in cold climates
       */
      title: string;
      /**
       * @description Its host or collection
       * @example example.com
       */
      domain: string;
      /**
       * @description SHA-256 of the text that spans count in, hex
       * @example 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
       */
      text_sha256: string;
      /**
       * @description UTF-16 code units of that text
       * @example 18240
       */
      text_length: number;
      /** @description Author as stated */
      author: string | null;
      /**
       * @description Publication as stated (ISO 8601)
       * @example 2026-03-02
       */
      published_at: string | null;
      /**
       * Format: date-time
       * @description When it was read
       */
      read_at: string;
      /** @description Trust */
      credibility: components['schemas']['CredibilityResult'];
    };
    FailureEnvelope: {
      /**
       * @description Always false
       * @enum {boolean}
       */
      success: false;
      /** @description Always null */
      data: null;
      /** @description What went wrong and what to do */
      error: components['schemas']['Problem'];
      /** @description About the call */
      metadata: components['schemas']['EnvelopeMetadata'];
      /**
       * @description Always 0: failures are free
       * @enum {integer}
       */
      credits_used: 0;
    };
    FieldFault: {
      /** @description Dotted path of the field; empty for the whole body */
      path: string;
      /** @description What is wrong with it */
      message: string;
    };
    GateFindingResult: {
      /**
       * @description The check
       * @example layout
       * @enum {string}
       */
      check: 'answers' | 'blank' | 'console' | 'links' | 'accessibility' | 'layout' | 'facts' | 'html';
      /**
       * @description `block`: the page is withheld; `warn`: it is shown all the same
       * @example block
       * @enum {string}
       */
      severity: 'block' | 'warn';
      /**
       * @description Path of the page
       * @example menu.html
       */
      page: string;
      /**
       * @description What is wrong, and where on the page
       * @example wider than the window (phone)
       */
      message: string;
    };
    /** @description An event of the stream: the lines `id`, `event` and `data` (JSON) of a Server-Sent Event. Kinds may be added: pass over those you do not know. Nothing follows `job.completed`, `job.cancelled`, `job.failed`. */
    JobEvent:
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'job.started';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The job
             */
            job_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Capability of the call */
            capability: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'job.resumed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The job
             */
            job_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description How many workers have taken it */
            generation: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'job.progress';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The job
             */
            job_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Provider at work */
            provider: string;
            /** @description How much is done */
            done: number;
            /** @description Of how much; null while it is not known */
            total: number | null;
            /** @description What is counted */
            unit: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'job.completed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The job
             */
            job_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Provider of the result; null when nothing was found */
            provider_used: string | null;
            /** @description Credits charged */
            credits_used: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'job.cancelled';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The job
             */
            job_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Credits charged: 0 */
            credits_used: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'job.failed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The job
             */
            job_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description The error object of a failed call, with the slug in place of `type` */
            error: {
              [key: string]: unknown;
            };
            /** @description Credits charged: 0 */
            credits_used: number;
          };
        };
    JobListResult: {
      /** @description Newest first */
      jobs: components['schemas']['JobSummaryResult'][];
      /** @description Send as `after` for the next page; null at the end */
      next_after: string | null;
    };
    JobProgressResult: {
      /**
       * @description How much is done
       * @example 30
       */
      done: number;
      /**
       * @description Of how much; null while it is not known
       * @example 312
       */
      total: number | null;
      /**
       * @description What is counted
       * @example seconds
       */
      unit: string;
    };
    JobResult: {
      /**
       * Format: uuid
       * @description Identifies the job
       */
      id: string;
      /**
       * @description Capability of the call that started it
       * @example transcribe
       */
      capability: string;
      /**
       * @description State of the job
       * @example completed
       * @enum {string}
       */
      status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
      /** @description What its provider reported last; null before */
      progress: components['schemas']['JobProgressResult'] | null;
      /**
       * @description Path of the live progress stream (Server-Sent Events)
       * @example /v1/jobs/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/stream
       */
      stream_url: string;
      /**
       * @description Provider of the result; null without one
       * @example local_whisper
       */
      provider_used: string | null;
      /**
       * @description Providers in the order in which they were tried, once the job has ended
       * @example [
       *       "local_whisper"
       *     ]
       */
      providers_tried: string[];
      /**
       * @description Credits charged: the price once it is completed
       * @example 5
       */
      credits_used: number;
      /** @description Why it failed (the error object of a failed call); null when it did not */
      failure: {
        [key: string]: unknown;
      } | null;
      /**
       * Format: date-time
       * @description When the call was made
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When a worker took it
       * @example 2026-11-20T09:30:00.000Z
       */
      started_at: string | null;
      /**
       * Format: date-time
       * @description When it ended
       * @example 2026-11-20T09:30:41.000Z
       */
      finished_at: string | null;
      /** @description The result of the capability; null until the job is completed */
      result: {
        [key: string]: unknown;
      } | null;
    };
    JobStreamTokenResult: {
      /**
       * @description Opens the stream once: `…/stream?token=…`
       * @example q8Jx0dT5uVwYzA1bC2dE3f
       */
      token: string;
      /**
       * Format: date-time
       * @description When it expires
       */
      expires_at: string;
    };
    JobSummaryResult: {
      /**
       * Format: uuid
       * @description Identifies the job
       */
      id: string;
      /**
       * @description Capability of the call that started it
       * @example transcribe
       */
      capability: string;
      /**
       * @description State of the job
       * @example completed
       * @enum {string}
       */
      status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
      /** @description What its provider reported last; null before */
      progress: components['schemas']['JobProgressResult'] | null;
      /**
       * @description Path of the live progress stream (Server-Sent Events)
       * @example /v1/jobs/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/stream
       */
      stream_url: string;
      /**
       * @description Provider of the result; null without one
       * @example local_whisper
       */
      provider_used: string | null;
      /**
       * @description Providers in the order in which they were tried, once the job has ended
       * @example [
       *       "local_whisper"
       *     ]
       */
      providers_tried: string[];
      /**
       * @description Credits charged: the price once it is completed
       * @example 5
       */
      credits_used: number;
      /** @description Why it failed (the error object of a failed call); null when it did not */
      failure: {
        [key: string]: unknown;
      } | null;
      /**
       * Format: date-time
       * @description When the call was made
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When a worker took it
       * @example 2026-11-20T09:30:00.000Z
       */
      started_at: string | null;
      /**
       * Format: date-time
       * @description When it ended
       * @example 2026-11-20T09:30:41.000Z
       */
      finished_at: string | null;
    };
    KeyListResult: {
      /** @description Newest first. */
      keys: components['schemas']['KeyResult'][];
      /** @description Pass as `after` for the next page; null at the end */
      next_after: string | null;
    };
    KeyResult: {
      /**
       * Format: uuid
       * @description Identifies the key; used in paths.
       */
      id: string;
      /**
       * @description What the key is for.
       * @example research agent
       */
      name: string;
      /**
       * @description `rotated`: another key took its place, and it works until `expires_at`.
       * @enum {string}
       */
      status: 'active' | 'rotated' | 'expired' | 'revoked';
      /**
       * @description First characters of the key.
       * @example cap_x7Qp
       */
      prefix_hint: string;
      /**
       * @description Last characters of the key.
       * @example b41Z
       */
      last_four: string;
      /**
       * @description What the key may do.
       * @example [
       *       "capabilities"
       *     ]
       */
      scopes: string[];
      /**
       * Format: date-time
       * @description When it stops working; null: never.
       */
      expires_at: string | null;
      /**
       * @description Where it may be used; empty: anywhere.
       * @example []
       */
      ip_allow_list: string[];
      /** @description Requests a minute; null: the default. */
      rate_limit_per_minute: number | null;
      /** @description Credits it may spend in all, together with the keys that share its count; null: no cap. */
      credit_cap: number | null;
      /**
       * Format: date-time
       * @description When it was made.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was last used, to about ten seconds; null: never.
       */
      last_used_at: string | null;
      /**
       * Format: date-time
       * @description When it was revoked.
       */
      revoked_at: string | null;
      /**
       * Format: uuid
       * @description The key that took its place.
       */
      rotated_to: string | null;
      /**
       * Format: uuid
       * @description The key that made it; null: made by a command of the operator, or before this was recorded.
       */
      parent_key_id: string | null;
    };
    LedgerEntryResult: {
      /**
       * @description Identifier; entries are listed newest first
       * @example 1042
       */
      id: number;
      /**
       * @description What kind of booking it is
       * @example charge
       * @enum {string}
       */
      kind: 'charge' | 'grant' | 'refund' | 'adjustment';
      /**
       * @description What it belongs to, e.g. request:<id>
       * @example request:01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10
       */
      subject: string;
      /**
       * @description Credits; negative for charges
       * @example -1
       */
      amount: number;
      /** @description Why an admin booked it */
      reason: string | null;
      /**
       * Format: date-time
       * @description When it was booked
       */
      created_at: string;
    };
    NewCompanyBody: {
      /**
       * @description Name of the company
       * @example Krume & Korn
       */
      name: string;
    };
    NewKeyResult: {
      /**
       * Format: uuid
       * @description Identifies the key; used in paths.
       */
      id: string;
      /**
       * @description What the key is for.
       * @example research agent
       */
      name: string;
      /**
       * @description `rotated`: another key took its place, and it works until `expires_at`.
       * @enum {string}
       */
      status: 'active' | 'rotated' | 'expired' | 'revoked';
      /**
       * @description First characters of the key.
       * @example cap_x7Qp
       */
      prefix_hint: string;
      /**
       * @description Last characters of the key.
       * @example b41Z
       */
      last_four: string;
      /**
       * @description What the key may do.
       * @example [
       *       "capabilities"
       *     ]
       */
      scopes: string[];
      /**
       * Format: date-time
       * @description When it stops working; null: never.
       */
      expires_at: string | null;
      /**
       * @description Where it may be used; empty: anywhere.
       * @example []
       */
      ip_allow_list: string[];
      /** @description Requests a minute; null: the default. */
      rate_limit_per_minute: number | null;
      /** @description Credits it may spend in all, together with the keys that share its count; null: no cap. */
      credit_cap: number | null;
      /**
       * Format: date-time
       * @description When it was made.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was last used, to about ten seconds; null: never.
       */
      last_used_at: string | null;
      /**
       * Format: date-time
       * @description When it was revoked.
       */
      revoked_at: string | null;
      /**
       * Format: uuid
       * @description The key that took its place.
       */
      rotated_to: string | null;
      /**
       * Format: uuid
       * @description The key that made it; null: made by a command of the operator, or before this was recorded.
       */
      parent_key_id: string | null;
      /**
       * @description The API key. It is shown this once; keep it now.
       * @example cap_…
       */
      key: string;
    };
    PageLink: {
      /**
       * Format: uri
       * @description Absolute http or https address, without fragment.
       * @example https://example.com/about
       */
      url: string;
      /**
       * @description Its text, or the description of its picture; may be empty.
       * @example About us
       */
      text: string;
    };
    PageMetadata: {
      /**
       * @description Title of the content, without the name of the site.
       * @example Example Domain
       */
      title: string | null;
      /** @description Summary the page gives of itself. */
      description: string | null;
      /** @description Authors, separated by commas. */
      author: string | null;
      /**
       * @description When it was first published: ISO 8601 date, or date and time in UTC.
       * @example 2026-03-14
       */
      published_at: string | null;
      /**
       * @description Language tag (BCP 47).
       * @example en-GB
       */
      language: string | null;
      /** @description Name of the site. */
      site_name: string | null;
      /** @description Address the page calls its own. */
      canonical_url: string | null;
      /** @description Address of its lead picture. */
      image: string | null;
      /**
       * @description Media type it was served with, without parameters.
       * @example text/html
       */
      content_type: string | null;
    };
    PersonEmail: {
      /**
       * @description The address.
       * @example ada@acme.com
       */
      value: string;
      /**
       * @description `work` or `personal`; null when the source does not say.
       * @enum {string|null}
       */
      type: 'work' | 'personal' | null;
      /** @description What the source says of it, e.g. `verified`; null when nothing. */
      status: string | null;
    };
    PersonEmployer: {
      /**
       * @description Name of the organisation.
       * @example Acme
       */
      name: string | null;
      /**
       * @description Its domain.
       * @example acme.com
       */
      domain: string | null;
    };
    PersonPosition: {
      /**
       * @description Name of the organisation.
       * @example Acme
       */
      organisation: string;
      /**
       * @description Role there, or degree.
       * @example Head of research
       */
      title: string | null;
      /**
       * @description Year it began.
       * @example 2019
       */
      start_year: number | null;
      /** @description Year it ended; null when it lasts or is unknown. */
      end_year: number | null;
    };
    PersonProfileResult: {
      /** @description Whose data it is */
      providers: string[];
      /** @description In a sentence */
      description: string | null;
      /** @description Where they work or live */
      location: string | null;
      /** @description Own site */
      website: string | null;
      /** @description ORCID iD */
      orcid: string | null;
      /** @description GitHub profile */
      github: string | null;
      /** @description LinkedIn profile */
      linkedin: string | null;
    };
    PersonSocials: {
      /**
       * Format: uri
       * @description Profile at LinkedIn.
       */
      linkedin_url: string | null;
      /**
       * Format: uri
       * @description Account at GitHub.
       */
      github_url: string | null;
      /**
       * Format: uri
       * @description Account at X (Twitter).
       */
      x_url: string | null;
      /**
       * Format: uri
       * @description Own web site.
       */
      website_url: string | null;
    };
    PersonSource: {
      /**
       * @description Name of the provider.
       * @example orcid
       */
      provider: string;
      /**
       * Format: uri
       * @description Page that states it; null for vendors without public pages.
       * @example https://www.wikidata.org/wiki/Q2
       */
      url: string | null;
      /**
       * @description Fields of this result that are its words.
       * @example [
       *       "name",
       *       "headline"
       *     ]
       */
      fields: string[];
    };
    Problem: {
      /**
       * Format: uri
       * @description Error type; a page that explains it is served there
       */
      type: string;
      /** @description Short summary */
      title: string;
      /** @description HTTP status code */
      status: number;
      /** @description What happened */
      detail: string;
      /** @description Whether a retry may succeed */
      is_retriable: boolean;
      /** @description Seconds to wait before retrying; present for transient errors */
      retry_after_seconds?: number;
      /** @description What to do next */
      alternative_action: string;
      /**
       * @description Category
       * @enum {string}
       */
      error_category: 'transient' | 'invalid_request' | 'authentication' | 'credits' | 'content_access';
      /** @description Faults by field, for invalid requests */
      errors?: components['schemas']['FieldFault'][];
    } & {
      [key: string]: unknown;
    };
    ReceiptResult: {
      /**
       * Format: uuid
       * @description Identifier of the call; pass as `after` for the next page
       */
      id: string;
      /**
       * @description metadata.request_id of the answer
       * @example 01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10
       */
      request_id: string;
      /**
       * @description Capability called
       * @example search
       */
      capability: string;
      /**
       * @description Route it came through
       * @example /v1/search
       */
      route: string;
      /** @description Mode applied */
      mode_used: string | null;
      /**
       * @description HTTP status of the answer
       * @example 200
       */
      status: number;
      /** @description Slug of the error type; null on success */
      error: string | null;
      /**
       * @description Provider whose data was used
       * @example searxng
       */
      provider_used: string | null;
      /**
       * @description Whether an earlier answer was served again, for nothing
       * @example false
       */
      from_cache: boolean;
      /**
       * @description Providers attempted, in order
       * @example [
       *       "searxng"
       *     ]
       */
      providers_tried: string[];
      /**
       * @description Credits charged
       * @example 1
       */
      credits_used: number;
      /**
       * Format: date-time
       * @description When the call arrived
       */
      started_at: string;
      /**
       * @description Milliseconds until the answer was ready
       * @example 418
       */
      duration_ms: number;
      /** @description Every attempt, in order */
      attempts: components['schemas']['AttemptResult'][];
      /** @description The booking of the charge; null when the call was free */
      ledger_entry: components['schemas']['LedgerEntryResult'] | null;
    };
    ReducedMetadata: {
      /**
       * @description Identifier of the request
       * @example 01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10
       */
      request_id: string;
    };
    ReportConflictResult: {
      /**
       * @description What they disagree about
       * @example How far the efficiency falls
       */
      about: string;
      /**
       * @description What each says, with its markers
       * @example [
       *       "The COP falls to 2.1 at -15 °C. [Source 1]",
       *       "The COP stays above 2.5 at -15 °C. [Source 2]"
       *     ]
       */
      statements: string[];
    };
    ReportResult: {
      /**
       * @description The question as a title
       * @example How do heat pumps perform in cold climates?
       */
      title: string;
      /**
       * @description Short answer, each sentence with its `[Source n]`; empty when nothing was found
       * @example At -15 °C the heat pumps in the study reached a COP of 2.1. [Source 1]
       */
      summary: string;
      /** @description By side of the question */
      sections: components['schemas']['ReportSectionResult'][];
      /**
       * @description Each with its markers
       * @example [
       *       "At -15 °C the heat pumps in the study reached a COP of 2.1. [Source 1]"
       *     ]
       */
      key_findings: string[];
      /** @description Where sources disagree about a number or a date */
      conflicts: components['schemas']['ReportConflictResult'][];
      /**
       * @description 0 to 1, computed from sources, agreement, coverage, freshness and credibility
       * @example 0.62
       */
      confidence: number;
    };
    ReportSectionResult: {
      /**
       * @description The side of the question it is about
       * @example Efficiency in the cold
       */
      heading: string;
      /**
       * @description Sentences, each followed by the `[Source n]` it rests on; n is the `id` of a source
       * @example At -15 °C the heat pumps in the study reached a COP of 2.1. [Source 1]
       */
      content: string;
    };
    RequestListResult: {
      /** @description Calls, newest first */
      requests: components['schemas']['RequestResult'][];
      /** @description Pass as `after` for the next page; null at the end */
      next_after: string | null;
    };
    RequestResult: {
      /**
       * Format: uuid
       * @description Identifier of the call; pass as `after` for the next page
       */
      id: string;
      /**
       * @description metadata.request_id of the answer
       * @example 01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10
       */
      request_id: string;
      /**
       * @description Capability called
       * @example search
       */
      capability: string;
      /**
       * @description Route it came through
       * @example /v1/search
       */
      route: string;
      /** @description Mode applied */
      mode_used: string | null;
      /**
       * @description HTTP status of the answer
       * @example 200
       */
      status: number;
      /** @description Slug of the error type; null on success */
      error: string | null;
      /**
       * @description Provider whose data was used
       * @example searxng
       */
      provider_used: string | null;
      /**
       * @description Whether an earlier answer was served again, for nothing
       * @example false
       */
      from_cache: boolean;
      /**
       * @description Providers attempted, in order
       * @example [
       *       "searxng"
       *     ]
       */
      providers_tried: string[];
      /**
       * @description Credits charged
       * @example 1
       */
      credits_used: number;
      /**
       * Format: date-time
       * @description When the call arrived
       */
      started_at: string;
      /**
       * @description Milliseconds until the answer was ready
       * @example 418
       */
      duration_ms: number;
    };
    ResearchCompanyResult: {
      /**
       * @description Name
       * @example Example Heating
       */
      name: string;
      /**
       * @description Domain of its site
       * @example example.com
       */
      domain: string | null;
      /** @description Industry */
      industry: string | null;
      /** @description Employees */
      employee_count: number | null;
      /** @description Ids of the sources that name it */
      sources: number[];
      /** @description Rules that recognised it */
      found_by: string[];
      /** @description Null unless enriched */
      profile: components['schemas']['CompanyProfileResult'] | null;
    };
    /** @description An event of the stream: the lines `id`, `event` and `data` (JSON) of a Server-Sent Event. Kinds may be added: pass over those you do not know. Nothing follows `research.completed`, `research.cancelled`, `research.failed`. */
    ResearchEvent:
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'research.started';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description The question */
            query: string;
            /**
             * @description Depth asked for
             * @enum {string}
             */
            depth: 'standard' | 'deep' | 'comprehensive';
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'research.resumed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description How often a worker took it up */
            generation: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'step.started';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /**
             * @description Step of the run
             * @enum {string}
             */
            step:
              | 'query_expansion'
              | 'web_search'
              | 'content_extraction'
              | 'gap_analysis'
              | 'entity_detection'
              | 'entity_enrichment'
              | 'synthesis'
              | 'verification'
              | 'analysis';
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'step.completed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /**
             * @description Step of the run
             * @enum {string}
             */
            step:
              | 'query_expansion'
              | 'web_search'
              | 'content_extraction'
              | 'gap_analysis'
              | 'entity_detection'
              | 'entity_enrichment'
              | 'synthesis'
              | 'verification'
              | 'analysis';
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'plan.created';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Title of the report */
            title: string;
            /** @description Sides of the question */
            facets: {
              /** @description A side of the question */
              heading: string;
              /** @description Queries for it */
              queries: string[];
            }[];
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'search.completed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description What was searched for */
            query: string;
            /** @description Where: `web`, `news` or `academic` */
            source_type: string;
            /** @description Pages found */
            found: number;
            /** @description Who answered */
            provider?: string;
            /** @description Why nobody answered */
            failure?: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'source.found';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description The n of `[Source n]` */
            id: number;
            /** @description Its address */
            url: string;
            /** @description Its title */
            title: string;
            /** @description Its host or collection */
            domain: string;
            /** @description `web`, `news` or `academic` */
            source_type: string;
            /** @description How far it is to be trusted, 0 to 1 */
            credibility: number;
            /** @description Round of gathering, from 1 */
            round: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'source.failed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Its address; only that of its site while the run has no source */
            url: string;
            /** @description Why */
            reason: string;
            /** @description Source that says the same, for `duplicate` */
            of?: number;
            /** @description Round of gathering, from 1 */
            round: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'gaps.found';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Round of gathering, from 1 */
            round: number;
            /** @description Their headings */
            open: string[];
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'entity.enriched';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /**
             * @description What it is
             * @enum {string}
             */
            kind: 'person' | 'company';
            /** @description Name */
            name: string;
            /** @description Who knew of it */
            providers: string[];
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'report.written';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description `extractive`, or the model that worded it */
            author: string;
            /** @description Sections */
            sections: number;
            /** @description Key findings */
            key_findings: number;
            /** @description Points on which sources contradict each other */
            conflicts: number;
            /** @description Sentences that did not hold */
            rejected_sentences: number;
            /** @description 0 to 1 */
            confidence: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'warning';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Kind of warning */
            code?: string;
            /** @description What it is */
            message?: string;
            /** @description Step it happened in */
            step?: string;
            /** @description Capability that did not answer */
            capability?: string;
            /** @description Why */
            reason?: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'research.completed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Sources */
            sources: number;
            /** @description Of the report; null without one */
            confidence: number | null;
            /** @description Credits charged */
            credits_used: number;
            /** @description Whether it was cut short */
            budget_exhausted: boolean;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'research.cancelled';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Searches that had found something */
            searches: number;
            /** @description Credits charged */
            credits_used: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to go on after it */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'research.failed';
          /** @description What it tells */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description The error object of a failed call, with the slug in place of `type` */
            error: {
              [key: string]: unknown;
            };
          };
        };
    ResearchEvidenceResult: {
      /**
       * @description Who worded the report: `extractive` or a model; null without a report
       * @example extractive
       */
      author: string | null;
      /** @description Every sentence of the report */
      sentences: components['schemas']['EvidenceSentenceResult'][];
      /** @description Every source */
      sources: components['schemas']['EvidenceSourceResult'][];
      /** @description What was looked for */
      facets: components['schemas']['EvidenceFacetResult'][];
      /**
       * @description Sentences that were drafted and did not hold
       * @example 0
       */
      rejected_sentences: number;
    };
    ResearchMetadataResult: {
      /**
       * @description Depth applied
       * @enum {string}
       */
      depth_used: 'standard' | 'deep' | 'comprehensive';
      /**
       * @description Distinct pages that searches returned
       * @example 38
       */
      sources_searched: number;
      /**
       * @description Pages read that had content
       * @example 14
       */
      sources_scraped: number;
      /**
       * @description Distinct sources cited
       * @example 9
       */
      sources_cited: number;
      /**
       * @description People and companies with a profile
       * @example 2
       */
      entities_enriched: number;
      /**
       * @description Rounds of gap analysis and refinement
       * @example 0
       */
      refinement_rounds: number;
      /**
       * @description Whether it was cut short by calls or by time
       * @example false
       */
      budget_exhausted: boolean;
      /**
       * @description Milliseconds from its beginning to the result
       * @example 41250
       */
      total_time_ms: number;
      /**
       * @description Steps done, in order
       * @example [
       *       "query_expansion",
       *       "web_search",
       *       "content_extraction",
       *       "gap_analysis",
       *       "entity_detection",
       *       "entity_enrichment",
       *       "synthesis",
       *       "verification"
       *     ]
       */
      steps_completed: (
        | 'query_expansion'
        | 'web_search'
        | 'content_extraction'
        | 'gap_analysis'
        | 'entity_detection'
        | 'entity_enrichment'
        | 'synthesis'
        | 'verification'
        | 'analysis'
      )[];
    };
    ResearchParams: {
      /**
       * @description The research question or objective, in plain language; any language.
       * @example How do heat pumps perform in cold climates?
       */
      query: string;
      /**
       * @description `standard`: one pass, up to 5 searches and 8 pages. `deep`: up to 15 and 20, with gap analysis and refinement. `comprehensive`: up to 30 and 40, refined until little more is gained. Case is ignored.
       * @default standard
       * @enum {string}
       */
      depth?: 'standard' | 'deep' | 'comprehensive';
      /**
       * @description Enrich detected people and companies with profile and firmographic data.
       * @default true
       */
      enrich_entities?: boolean;
      /**
       * @description Add charts computed from tables and figures of the sources.
       * @default false
       */
      include_analysis?: boolean;
      /**
       * @description False returns sources and entities only, without a report.
       * @default true
       */
      synthesis?: boolean;
      /**
       * @description Kinds of sources, comma-separated: `web`, `news`, `academic`; an array of them is accepted too.
       * @default web
       * @example web,academic
       */
      source_types?: string;
      /**
       * @description At most this many sources.
       * @default 15
       */
      max_sources?: number;
      /**
       * @description Only sources published in the past day, week or month; case is ignored.
       * @default any
       * @enum {string}
       */
      freshness?: 'any' | 'day' | 'week' | 'month';
      /**
       * @description Only documents of these collections of the local index, by name: no search provider is asked. `handbook` is the documentation of this service where the operator left it indexed.
       * @default []
       * @example [
       *       "handbook"
       *     ]
       */
      collections?: string[];
    };
    ResearchPersonResult: {
      /**
       * @description Name
       * @example Ada Example
       */
      name: string;
      /**
       * @description Role
       * @example Head of research
       */
      role: string | null;
      /**
       * @description Company or institution
       * @example Example Heating
       */
      company: string | null;
      /** @description Ids of the sources that name them */
      sources: number[];
      /** @description Rules that recognised them */
      found_by: string[];
      /** @description Null unless enriched */
      profile: components['schemas']['PersonProfileResult'] | null;
    };
    ResearchResult: {
      /** @description Absent when `synthesis` is false */
      report?: components['schemas']['ReportResult'];
      /** @description In the order of their ids */
      sources: components['schemas']['ResearchSourceResult'][];
      /** @description People and companies that the sources name */
      entities: components['schemas']['EntitiesResult'];
      /** @description Present with `include_analysis` */
      analysis?: components['schemas']['AnalysisResult'];
      /** @description How it came about */
      metadata: components['schemas']['ResearchMetadataResult'];
    };
    ResearchRunListResult: {
      /** @description Newest first */
      runs: components['schemas']['ResearchRunSummaryResult'][];
      /** @description Send as `after` for the next page; null at the end */
      next_after: string | null;
    };
    ResearchRunResult: {
      /**
       * Format: uuid
       * @description Identifies the run
       */
      id: string;
      /**
       * @description State of the run
       * @example completed
       * @enum {string}
       */
      status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
      /**
       * @description The question
       * @example How do heat pumps perform in cold climates?
       */
      query: string;
      /**
       * @description Depth asked for
       * @enum {string}
       */
      depth: 'standard' | 'deep' | 'comprehensive';
      /** @description As asked for */
      enrich_entities: boolean;
      /**
       * @description As asked for
       * @example false
       */
      include_analysis: boolean;
      /**
       * @description As asked for
       * @example true
       */
      synthesis: boolean;
      /**
       * @description As asked for, comma-separated
       * @example web
       */
      source_types: string;
      /**
       * @description As asked for
       * @example 15
       */
      max_sources: number;
      /**
       * @description As asked for
       * @example any
       * @enum {string}
       */
      freshness: 'any' | 'day' | 'week' | 'month';
      /**
       * @description As asked for
       * @example []
       */
      collections: string[];
      /**
       * @description Path of the live progress stream (Server-Sent Events)
       * @example /v1/research/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/stream
       */
      stream_url: string;
      /**
       * @description Credits charged for it: the price once it is completed, less when it was cancelled, 0 before
       * @example 10
       */
      credits_used: number;
      /** @description Why it failed (the error object of a failed call); null when it did not */
      failure: {
        [key: string]: unknown;
      } | null;
      /**
       * Format: date-time
       * @description When it was asked for
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When a worker took it
       * @example 2026-11-20T09:30:00.000Z
       */
      started_at: string | null;
      /**
       * Format: date-time
       * @description When it ended
       * @example 2026-11-20T09:30:41.000Z
       */
      finished_at: string | null;
      /** @description Null until it is completed */
      result: components['schemas']['ResearchResult'] | null;
    };
    ResearchRunSummaryResult: {
      /**
       * Format: uuid
       * @description Identifies the run
       */
      id: string;
      /**
       * @description State of the run
       * @example completed
       * @enum {string}
       */
      status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
      /**
       * @description The question
       * @example How do heat pumps perform in cold climates?
       */
      query: string;
      /**
       * @description Depth asked for
       * @enum {string}
       */
      depth: 'standard' | 'deep' | 'comprehensive';
      /** @description As asked for */
      enrich_entities: boolean;
      /**
       * @description As asked for
       * @example false
       */
      include_analysis: boolean;
      /**
       * @description As asked for
       * @example true
       */
      synthesis: boolean;
      /**
       * @description As asked for, comma-separated
       * @example web
       */
      source_types: string;
      /**
       * @description As asked for
       * @example 15
       */
      max_sources: number;
      /**
       * @description As asked for
       * @example any
       * @enum {string}
       */
      freshness: 'any' | 'day' | 'week' | 'month';
      /**
       * @description As asked for
       * @example []
       */
      collections: string[];
      /**
       * @description Path of the live progress stream (Server-Sent Events)
       * @example /v1/research/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/stream
       */
      stream_url: string;
      /**
       * @description Credits charged for it: the price once it is completed, less when it was cancelled, 0 before
       * @example 10
       */
      credits_used: number;
      /** @description Why it failed (the error object of a failed call); null when it did not */
      failure: {
        [key: string]: unknown;
      } | null;
      /**
       * Format: date-time
       * @description When it was asked for
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When a worker took it
       * @example 2026-11-20T09:30:00.000Z
       */
      started_at: string | null;
      /**
       * Format: date-time
       * @description When it ended
       * @example 2026-11-20T09:30:41.000Z
       */
      finished_at: string | null;
    };
    ResearchSourceResult: {
      /** @description The n of `[Source n]` */
      id: number;
      /**
       * Format: uri
       * @description Its address
       * @example https://example.com/heat-pumps
       */
      url: string;
      /**
       * @description Its title
       * @example Heat pumps in cold climates
       */
      title: string;
      /**
       * @description Host without `www.`, or the name of an indexed collection
       * @example example.com
       */
      domain: string;
      /**
       * @description Words of the page itself, from where it is cited if it is
       * @example At -15 °C the heat pumps in the study reached a COP of 2.1.
       */
      snippet: string;
      /**
       * @description Kind of source
       * @enum {string}
       */
      source_type: 'web' | 'news' | 'academic';
      /** @description When it says it was published (ISO 8601) */
      published_at: string | null;
      /**
       * @description How far it is to be trusted, 0 to 1; reasons are in the evidence
       * @example 0.86
       */
      credibility: number;
    };
    ResearchStreamTokenResult: {
      /**
       * @description Opens the stream once: `…/stream?token=…`
       * @example q8Jx0dT5uVwYzA1bC2dE3f
       */
      token: string;
      /**
       * Format: date-time
       * @description Until then
       */
      expires_at: string;
    };
    RestoreBody: {
      /**
       * @description Object id from the list of commits
       * @example 9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345
       */
      commit: string;
    };
    RestrictKeyBody: {
      /** @description What the key is for. */
      name?: string;
      /**
       * @description What the key may do from now on.
       * @example [
       *       "capability:search"
       *     ]
       */
      scopes?: string[];
      /**
       * Format: date-time
       * @description When the key stops working; null: never.
       * @example 2030-01-01T00:00:00Z
       */
      expires_at?: string | null;
      /**
       * @description IP addresses and CIDR ranges from which the key may be used; empty: from anywhere.
       * @example [
       *       "203.0.113.0/24"
       *     ]
       */
      ip_allow_list?: string[];
      /** @description Requests a minute; null: the service's default. */
      rate_limit_per_minute?: number | null;
      /** @description Credits that the key may spend in all, together with the keys that share its count; null: what the account has. */
      credit_cap?: number | null;
    };
    RevokedKeyResult: {
      /**
       * Format: uuid
       * @description Identifies the key; used in paths.
       */
      id: string;
      /**
       * @description What the key is for.
       * @example research agent
       */
      name: string;
      /**
       * @description `rotated`: another key took its place, and it works until `expires_at`.
       * @enum {string}
       */
      status: 'active' | 'rotated' | 'expired' | 'revoked';
      /**
       * @description First characters of the key.
       * @example cap_x7Qp
       */
      prefix_hint: string;
      /**
       * @description Last characters of the key.
       * @example b41Z
       */
      last_four: string;
      /**
       * @description What the key may do.
       * @example [
       *       "capabilities"
       *     ]
       */
      scopes: string[];
      /**
       * Format: date-time
       * @description When it stops working; null: never.
       */
      expires_at: string | null;
      /**
       * @description Where it may be used; empty: anywhere.
       * @example []
       */
      ip_allow_list: string[];
      /** @description Requests a minute; null: the default. */
      rate_limit_per_minute: number | null;
      /** @description Credits it may spend in all, together with the keys that share its count; null: no cap. */
      credit_cap: number | null;
      /**
       * Format: date-time
       * @description When it was made.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was last used, to about ten seconds; null: never.
       */
      last_used_at: string | null;
      /**
       * Format: date-time
       * @description When it was revoked.
       */
      revoked_at: string | null;
      /**
       * Format: uuid
       * @description The key that took its place.
       */
      rotated_to: string | null;
      /**
       * Format: uuid
       * @description The key that made it; null: made by a command of the operator, or before this was recorded.
       */
      parent_key_id: string | null;
      /** @description Keys that it made, directly or through others, and that this request revoked with it (`cascade=true`). */
      revoked_descendants: number;
      /** @description Keys that it made, directly or through others, and that still work. Repeat the request with `cascade=true` to revoke them. */
      active_descendants: number;
    };
    RotateKeyBody: {
      /**
       * @description Seconds for which the old key goes on working; 0: it stops at once.
       * @default 0
       * @example 3600
       */
      overlap_seconds?: number;
    };
    ScrapeParams: {
      /**
       * Format: uri
       * @description Absolute http or https address of the page, without credentials; private and local addresses are refused. Or the `index://` address of an indexed document, as `search` gives it.
       * @example https://example.com/
       */
      url: string;
      /**
       * @description What to return: `markdown` or `text` of the main content, its sanitised `html`, the `links` of the whole page, `metadata` (title, author, dates and so on). Fields not asked for are null.
       * @default [
       *       "markdown",
       *       "metadata"
       *     ]
       * @example [
       *       "markdown",
       *       "links"
       *     ]
       */
      formats?: ('markdown' | 'text' | 'html' | 'links' | 'metadata')[];
      /**
       * @description `auto` fetches the page and opens a browser only when the page needs JavaScript or refuses the fetch. `fetch` never runs JavaScript and asks no vendor. `browser` always renders the page.
       * @default auto
       * @enum {string}
       */
      mode?: 'auto' | 'fetch' | 'browser';
      /**
       * @description What to wait for once the page has loaded in a browser: a CSS selector that must become visible, or milliseconds (`1500`, at most 30,000). With it, `auto` goes to the browser at once.
       * @example #results .item
       */
      wait_for?: string;
      /**
       * @description Most bytes of the page that are read, decompressed; a larger page fails and is free.
       * @default 10485760
       */
      max_bytes?: number;
      /**
       * @description Milliseconds the whole call may take, all providers included.
       * @default 20000
       */
      timeout_ms?: number;
    };
    ScrapeResult: {
      /**
       * Format: uri
       * @description Address as asked for.
       * @example https://example.com/
       */
      url: string;
      /**
       * Format: uri
       * @description Address after redirects.
       * @example https://example.com/
       */
      final_url: string;
      /**
       * @description HTTP status of the page.
       * @example 200
       */
      status_code: number;
      /**
       * @description Title of the content.
       * @example Example Domain
       */
      title: string | null;
      /**
       * @description Main content as Markdown (GFM tables, fenced code, absolute links).
       * @example # Example Domain
       *
       *     This domain is for use in documentation.
       */
      markdown: string | null;
      /** @description Main content as plain text. */
      text: string | null;
      /** @description Main content as HTML: no scripts, styles, forms or event handlers; absolute addresses. */
      html: string | null;
      /** @description Links of the whole page in its order, each address once, at most 1,000. */
      links: components['schemas']['PageLink'][] | null;
      /** @description What the page states about itself. */
      metadata: components['schemas']['PageMetadata'] | null;
    };
    ScreenshotParams: {
      /**
       * Format: uri
       * @description Absolute http or https address of the page, without credentials. Private and local addresses are refused.
       * @example https://example.com/
       */
      url: string;
      /**
       * @description The whole page, scrolled through once, instead of what fits the window. A picture ends at 16,383 pixels.
       * @default false
       */
      full_page?: boolean;
      /**
       * @description Width of the window in CSS pixels. Without effect when `device` is sent.
       * @default 1280
       */
      width?: number;
      /**
       * @description Height of the window in CSS pixels. Without effect when `device` is sent.
       * @default 800
       */
      height?: number;
      /**
       * @description Take it as this device would: its window, its density of pixels, touch and user agent, in place of `width` and `height`.
       * @example iPhone 15
       * @enum {string}
       */
      device?:
        | 'Desktop Chrome HiDPI'
        | 'iPhone SE (3rd gen)'
        | 'iPhone 13'
        | 'iPhone 15'
        | 'iPhone 15 Pro Max'
        | 'iPhone 16'
        | 'iPad Mini'
        | 'iPad Pro 11'
        | 'Pixel 7'
        | 'Pixel 9'
        | 'Galaxy S24'
        | 'Galaxy Tab S9';
      /**
       * @description Kind of picture. `jpeg` and `webp` are smaller, `png` is exact.
       * @default png
       * @enum {string}
       */
      format?: 'png' | 'jpeg' | 'webp';
      /**
       * @description What to wait for once the page has loaded: a CSS selector that must become visible, or milliseconds (`1500`, at most 30,000).
       * @example #chart svg
       */
      wait_for?: string;
      /**
       * @description Ask the page for its dark colours, if it has any.
       * @default false
       */
      dark?: boolean;
      /**
       * @description Return the picture itself in `image_base64` (at most 5 MB) instead of an address that expires.
       * @default false
       */
      inline?: boolean;
      /**
       * @description Milliseconds the whole call may take, all providers included.
       * @default 30000
       */
      timeout_ms?: number;
    };
    ScreenshotResult: {
      /**
       * Format: uri
       * @description Address as asked for.
       */
      url: string;
      /**
       * Format: uri
       * @description Address after redirects; null where a vendor does not tell.
       */
      final_url: string | null;
      /**
       * @description HTTP status of the page; null where a vendor does not tell.
       * @example 200
       */
      status_code: number | null;
      /**
       * Format: uri
       * @description Where the picture can be fetched until `expires_at`, without a key: who knows the address may read it. Null with `inline`.
       */
      image_url: string | null;
      /**
       * Format: date-time
       * @description When `image_url` ends: ISO 8601 in UTC. Null with `inline`.
       */
      expires_at: string | null;
      /** @description The picture in Base64, with `inline`; else null. */
      image_base64: string | null;
      /**
       * @description Kind of the picture.
       * @enum {string}
       */
      media_type: 'image/png' | 'image/jpeg' | 'image/webp';
      /**
       * @description Width of the picture in pixels of the device.
       * @example 1280
       */
      width: number;
      /**
       * @description Height of the picture in pixels of the device.
       * @example 800
       */
      height: number;
      /**
       * @description Size of the picture.
       * @example 48213
       */
      bytes: number;
      /** @description Whether the page goes on below the picture although `full_page` was asked for; null where a vendor does not tell. */
      is_cut: boolean | null;
    };
    SearchCitation: {
      /**
       * @description The n of `[Source n]`: the place of the result in `results`, counted from 1.
       * @example 1
       */
      source: number;
      /**
       * Format: uri
       * @description Address of the quoted result.
       * @example https://www.postgresql.org/docs/current/explicit-locking.html
       */
      url: string;
      /**
       * @description Title of the quoted result.
       * @example Explicit Locking
       */
      title: string;
    };
    SearchHit: {
      /**
       * Format: uri
       * @description Address: http(s), or `index://<collection>/<path>` for a document of an indexed folder, which `scrape` reads.
       * @example https://www.postgresql.org/docs/current/explicit-locking.html
       */
      url: string;
      /**
       * @description Title as plain text.
       * @example Explicit Locking
       */
      title: string;
      /**
       * @description Passage that matched, as plain text; paragraphs are lines; may be empty.
       * @example PostgreSQL provides various lock modes to control concurrent access to data in tables.
       */
      snippet: string;
      /**
       * @description Host without `www.`; for a document of an indexed folder the name of its collection.
       * @example postgresql.org
       */
      domain: string;
      /**
       * Format: date-time
       * @description Time of publication (ISO 8601, UTC); null when the source does not say.
       */
      published_at: string | null;
      /**
       * @description Relevance from 0 to 1 relative to the best result of this answer; null when the provider gives none. Results are in order of relevance either way.
       * @example 1
       */
      score: number | null;
      /**
       * @description Kind of source.
       * @enum {string}
       */
      source_type: 'web' | 'news' | 'academic';
    };
    SearchParams: {
      /**
       * @description What to look for: words or a question, in any language.
       * @example PostgreSQL advisory locks
       */
      query: string;
      /**
       * @description `standard` returns results. `ai` also answers the query, each sentence followed by the `[Source n]` marker of the result it rests on: in the words of a language model where the deployment has one (`mode_used` `ai`), else in sentences quoted from the pages found (`ai_extractive`).
       * @default standard
       * @enum {string}
       */
      mode?: 'standard' | 'ai';
      /**
       * @description Kind of source to search.
       * @default web
       * @enum {string}
       */
      source_type?: 'web' | 'news' | 'academic';
      /**
       * @description Only results published in the past day, week or month; case is ignored.
       * @default any
       * @enum {string}
       */
      freshness?: 'any' | 'day' | 'week' | 'month';
      /**
       * @description At most this many results.
       * @default 10
       */
      max_results?: number;
      /**
       * @description Only results from these domains and their subdomains, e.g. `postgresql.org`.
       * @default []
       */
      include_domains?: string[];
      /**
       * @description No results from these domains and their subdomains.
       * @default []
       */
      exclude_domains?: string[];
      /**
       * @description Only documents of these collections of the local index, by name; no search provider is called. `source_type` applies to them too. `handbook` is the documentation of this service where the operator left it indexed.
       * @default []
       * @example [
       *       "handbook"
       *     ]
       */
      collections?: string[];
      /**
       * @description Language of the results as ISO 639-1 code, e.g. `de`, where the provider can tell; absent: any language.
       * @example en
       */
      language?: string;
    };
    SearchResult: {
      /** @description Best first. */
      results: components['schemas']['SearchHit'][];
      /**
       * @description Mode `ai`: sentences quoted from the snippets, each followed by `[Source n]`; null in mode `standard` and when no snippet speaks to the query.
       * @example Advisory locks are held until released or the session ends. [Source 1]
       */
      answer: string | null;
      /** @description The results the answer quotes, in order of first use; empty without an answer. */
      citations: components['schemas']['SearchCitation'][];
    };
    SiteListResult: {
      /** @description Newest first */
      sites: components['schemas']['SiteResult'][];
      /** @description Send as `after` for the next page; null at the end */
      next_after: string | null;
    };
    SiteResult: {
      /**
       * Format: uuid
       * @description Send it with a build to work on this site
       */
      site_id: string;
      /**
       * Format: uuid
       * @description The company it belongs to
       */
      company_id: string;
      /**
       * @description Its name
       * @example Krume & Korn
       */
      name: string;
      /**
       * Format: uri
       * @description Where visitors see it; present once visitors can see something
       */
      preview_url?: string;
      /**
       * @description The commit that visitors see; null before there is any
       * @example 9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345
       */
      shown_commit: string | null;
      /** @description Pages of the newest checked commit that visitors do not see; with `index.html` among them they see the commit before */
      withheld: components['schemas']['WithheldPageResult'][];
      /**
       * @description Wishes that no build has met yet
       * @example [
       *       "A page in French"
       *     ]
       */
      open_points: string[];
      /**
       * Format: date-time
       * @description When it was begun
       */
      created_at: string;
    };
    SmtpCheck: {
      /**
       * @description Whether the server could be reached.
       * @example true
       */
      connected: boolean | null;
      /**
       * @description Whether it takes mail for the address.
       * @example true
       */
      accepts: boolean | null;
      /**
       * @description Whether the mailbox is full.
       * @example false
       */
      full: boolean | null;
      /**
       * @description Whether the mailbox is switched off.
       * @example false
       */
      disabled: boolean | null;
    };
    TranscribeParams: {
      /**
       * @description Public http or https address of an audio or video file, at most 200 MB. Send exactly one of `url`, `audio_base64` and `file`.
       * @example https://example.com/interview.mp3
       */
      url?: string;
      /** @description The audio itself in base64, for short recordings: the whole request may have 1 MiB. */
      audio_base64?: string;
      /** @description Id of an uploaded file; a multipart request uploads it in its field `file` (at most 200 MB). */
      file?: string;
      /**
       * @description Language of the speech, ISO 639-1. Left out: it is detected.
       * @example en
       */
      language?: string;
      /**
       * @description Name the speaker of each segment. Only providers that can do so are asked.
       * @default false
       */
      diarize?: boolean;
      /**
       * @description `segment`: times of segments. `word`: also of every word; only providers that can do so are asked.
       * @default segment
       * @enum {string}
       */
      timestamps?: 'segment' | 'word';
      /**
       * @description What `formatted` holds: null for `json`, else the transcript as plain text, SubRip or WebVTT.
       * @default json
       * @enum {string}
       */
      format?: 'json' | 'text' | 'srt' | 'vtt';
      /**
       * @description Names and terms that are likely to occur, as they are spelled.
       * @default []
       * @example [
       *       "Capstan"
       *     ]
       */
      vocabulary?: string[];
    };
    TranscribeResult: {
      /** @description The whole transcript; empty when nobody speaks */
      text: string;
      /**
       * @description Language, ISO 639-1; null when it is not known
       * @example en
       */
      language: string | null;
      /**
       * @description Length of the audio; null when it is not known
       * @example 312.5
       */
      duration_seconds: number | null;
      /** @description In the order of time; empty where the provider gives none */
      segments: components['schemas']['TranscriptSegment'][];
      /** @description Every word, with `timestamps: "word"`; empty otherwise */
      words: components['schemas']['TranscriptWord'][];
      /** @description The transcript as `format` asks; null for `json` */
      formatted: string | null;
    };
    TranscriptSegment: {
      /**
       * @description Seconds from the beginning
       * @example 0
       */
      start: number;
      /**
       * @description Seconds from the beginning
       * @example 4.2
       */
      end: number;
      /**
       * @description What is said
       * @example Good morning, and welcome.
       */
      text: string;
      /**
       * @description Who speaks; null unless asked for
       * @example A
       */
      speaker: string | null;
    };
    TranscriptWord: {
      /**
       * @description Seconds from the beginning
       * @example 0.1
       */
      start: number;
      /**
       * @description Seconds from the beginning
       * @example 0.4
       */
      end: number;
      /**
       * @description The word
       * @example Good
       */
      word: string;
    };
    UsageLineResult: {
      /**
       * Format: date
       * @description UTC day
       */
      date: string;
      /**
       * @description Capability
       * @example search
       */
      capability: string;
      /**
       * @description Calls
       * @example 40
       */
      calls: number;
      /**
       * @description Calls that succeeded
       * @example 39
       */
      succeeded: number;
      /**
       * @description Credits charged
       * @example 39
       */
      credits: number;
    };
    UsageResult: {
      /**
       * Format: date-time
       * @description First moment
       * @example 2026-10-21T00:00:00.000Z
       */
      from: string;
      /**
       * Format: date-time
       * @description End, exclusive
       * @example 2026-11-20T00:00:00.000Z
       */
      to: string;
      /**
       * @description Calls in the period
       * @example 40
       */
      calls: number;
      /**
       * @description Credits charged in the period
       * @example 39
       */
      credits: number;
      /** @description By day and capability, newest day first */
      lines: components['schemas']['UsageLineResult'][];
    };
    VerifyEmailParams: {
      /**
       * @description The address to check, as it was given to you. One that is no address is `invalid`, not an error.
       * @example ada@acme.com
       */
      email: string;
    };
    VerifyEmailResult: {
      /**
       * @description The address, its domain in small letters and punycode; as sent when it is no address.
       * @example ada@acme.com
       */
      email: string;
      /**
       * @description `valid`: its server takes mail for it. `invalid`: mail cannot arrive. `catch_all`: its server takes mail for any name. `disposable`: a throwaway domain. `role`: of a function, not a person. `risky`: mail may bounce or harm the sender. `unknown`: nobody could tell; free.
       * @example valid
       * @enum {string}
       */
      status: 'valid' | 'invalid' | 'risky' | 'catch_all' | 'disposable' | 'role' | 'unknown';
      /**
       * @description Why; `mailbox_not_asked`: the domain takes mail, and no source asked whether it does for this name.
       * @example mailbox_exists
       * @enum {string}
       */
      reason:
        | 'mailbox_exists'
        | 'mailbox_not_found'
        | 'mailbox_not_asked'
        | 'mailbox_full'
        | 'mailbox_disabled'
        | 'syntax'
        | 'domain_not_public'
        | 'domain_not_found'
        | 'no_mail_server'
        | 'null_mx'
        | 'accepts_all'
        | 'disposable_domain'
        | 'role_address'
        | 'spam_trap'
        | 'low_quality'
        | 'server_unreachable'
        | 'server_unclear';
      /**
       * @description How good the address is, 0 to 100, where the source rates it.
       * @example 97
       */
      score: number | null;
      /**
       * @description Address that may have been meant, where the domain looks mistyped.
       * @example null
       */
      did_you_mean: string | null;
      /**
       * @description Whether the domain is one of a provider of mailboxes for everybody; false: on no list.
       * @example false
       */
      is_free: boolean;
      /**
       * @description Whether it names a function (`info@`, `sales@`), not a person.
       * @example false
       */
      is_role: boolean;
      /**
       * @description Whether the domain is a throwaway one; false: on no list.
       * @example false
       */
      is_disposable: boolean;
      /**
       * @description Hosts that take mail for the domain, best first; null when nobody looked.
       * @example [
       *       "mx1.acme.com"
       *     ]
       */
      mx: string[] | null;
      /** @description What the mail server answered; null when nobody says that it was asked. */
      smtp: components['schemas']['SmtpCheck'] | null;
    };
    WithheldPageResult: {
      /**
       * @description Path of the page
       * @example menu.html
       */
      page: string;
      /** @description Why */
      findings: components['schemas']['GateFindingResult'][];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

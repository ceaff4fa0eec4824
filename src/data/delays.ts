/** Waiting times and motion, in milliseconds unless the name says otherwise. */
export const delays = {
  /** "for a simulated 1 second" is the ceiling: skeletons of job lists stay no longer than their chunk loads. */
  jobList: 1000,
  jobDetail: 500,
  applications: 500,
  jobSubmission: 2000,
  contactSend: 600,
  /** A pending state must last long enough to be perceived. */
  pendingMinimum: 600,
  resourceDownload: 50,
  webinarPopup: 30_000,
  tickerCycle: 30_000,
  statistic: 1200,
  countdownTick: 1000,
} as const;

/** Share of a figure that must be on screen before it counts up. */
export const statisticThreshold = 0.35;

/** The registry: every key under which the visitor area keeps something. "Your data" counts, exports and erases by it. */
export const visitorKeys = {
  leads: 'leads',
  registrations: 'webinar_registrations',
  contactMessages: 'contact_messages',
  resourcesAccess: 'resourcesAccess',
  popupShown: 'webinar_popup_shown',
  savedJobs: 'saved_jobs',
  jobReports: 'job_reports',
  interviewChoices: 'interview_choices',
  /** How many records wait to be sent. */
  outboxWaiting: 'outbox',
  /** By which address the visitor came. */
  visitSource: 'visit_source',
} as const;

/** Begins the key of each job application; the job's id follows. */
export const jobApplicationPrefix = 'job_application_';

/** Begins the key of each draft of a form; its name follows. */
export const draftPrefix = 'form_draft_';

/** Begins the key of what the outbox has not taken over yet; its id follows. */
export const outboxPrefix = 'outbox_';

export const dogLimits = {
  dogs: 2_000,
  name: 120,
  details: 60,
  detail: 200,
  /** Of one dog; the oldest give way. */
  emails: 50,
  /** In one answer. */
  emailsAtOnce: 10,
  subject: 300,
  html: 200_000,
} as const;

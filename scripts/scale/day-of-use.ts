import type counts from './counts.json';

export type Counted = keyof typeof counts;

/** How often someone does it on a day of work. */
export type Day = Readonly<Partial<Record<Counted, number>>>;

/**
 * Opened anew three times, Home first and then an email, and returned to from the mail program twelve times: what the page of the
 * email stands on is then asked for again.
 */
const opened = 3;
const returned = 12;
const seen = opened + returned;

const everyone: Day = {
  'list what was used: 50': opened + 4,
  'list favorites: 10': seen,
  'list saved filters: none': seen,
  'list lesson sets: none': opened,
  'look for changes in a library, where there are none': seen,
  'list what variables ask for': returned,
  'list dogs: 20': opened + 2,
  'copy an email about a known dog: it is kept': 2,
  'read a dog’s emails: 1': 1,
  'show a picture of an email': 8,
  'add a picture to an email': 0.2,
  'show a video in an email': 0.1,
  'mark a favorite': 0.2,
  'make a lesson set': 0.05,
  'read one’s account': seen,
  'read what is used of a plan': 0.5,
  'read one’s activity': 0.05,
  'download everything: 150 snippets and more': 0.02,
  'ask for a new password': 0.02,
  'make more than 50 calls in a minute: leave for 200 more': 0.2,
};

const alone: Day = {
  ...everyone,
  'open the app: plan and schools, the plan read from Stripe anew': opened,
  'read one’s plan, from Stripe anew': returned / 2,
  'read one’s plan': returned / 2,
  'list one’s schools': returned,
  'open a library of 100 snippets for the first time': 0.05,
  'copy an email of 5 snippets: what was used': 4,
  'read a snippet': 3,
  'save a snippet': 2,
  'make a snippet': 0.5,
  'make a version of a snippet': 2,
  'delete a snippet': 0.2,
  'add a picture': 0.2,
  'read the history of a snippet: none': 0.1,
  'look into the trash: one snippet and more': 0.1,
  'hear of a payment from Stripe': 0.15,
};

const inSchool: Day = {
  ...everyone,
  'open the app as one of a school for the first time that day': 1,
  'open the app as one of a school, the plan read from Stripe anew': opened - 1,
  'read the plan of one’s school, from Stripe anew': returned / 2,
  'read the plan of one’s school': returned / 2,
  'list one’s schools': returned,
  'read one’s role': seen,
  'look for changes in a school’s library, where there are none': returned,
  'look for changes in a school’s library, where there is one': opened,
  'list what a school’s variables ask for': returned,
  'list a school’s open suggestions: one': 2,
  'open a school’s library of 300 snippets for the first time: 20 snippets': 0.05,
  'open a school’s library for the first time: the other 280': 0.05,
  'copy an email of 5 of a school’s snippets: what was used': 4,
  'read a school’s snippet': 1,
  'make a version of a school’s snippet': 1,
  'suggest a change to a school’s snippet': 0.1,
};

/** One of the ten, who has an editor’s work too. */
const admin: Day = {
  ...inSchool,
  'save a school’s snippet': 4,
  'make a school’s snippet': 1,
  'delete a school’s snippet': 0.3,
  'accept a suggestion': 0.9,
  'read what is used of a school’s library in two months': 0.2,
  'read a school’s activity': 0.2,
  'read a school’s plan': 0.3,
  'read a school of ten': 0.5,
  'invite someone': 0.1,
  'accept an invitation': 0.1,
  'remove a member': 0.02,
  'hear of a payment from Stripe': 0.15,
};

/** Kinds of trainers, and which part of all each is: four of ten are in schools of ten. */
export const kindsOfTrainers: readonly {
  readonly what: string;
  readonly share: number;
  readonly day: Day;
}[] = [
  { what: 'alone', share: 0.6, day: alone },
  { what: 'member of a school', share: 0.36, day: inSchool },
  { what: 'admin of a school', share: 0.04, day: admin },
];

/** Of a month of 30 days; everyone who is counted works on each of them. */
export const daysOfWork = 20;

/** What each process does on a day, whoever works. */
export const dayOfProcess: Day = {
  'a process starts': 1,
  'a process, every 1 min: looking for deletions to go on with': 24 * 60,
  'a process, every 1 min: deleting pictures': 24 * 60,
  'a process, every 10 min: looking through the trash': 24 * 6,
  'a process, every 60 min: forgetting suggestions': 24,
};

export const perTrainer = {
  /** Kept in Firestore, with its indexes: 100 snippets, five earlier states of each, emails about 20 dogs, two years of activity. */
  storedMebibytes: 6,
  /** In the bucket. */
  pictureMebibytes: 20,
  /** Pages and scripts of four releases a month, what the API answers, and pictures that clients load. */
  egressMebibytes: { release: 1.5, releases: 4, call: 0.003, picture: 0.2 },
  /** Invitations, and links to sign in. */
  mailsADay: 0.05,
} as const;

/** Of one instance with a processor and 1 GiB. */
export const instance = {
  /** Of the processor, for a call. An assumption: `npm run load` measures it. */
  msACall: 25,
  /** From its beginning to its answer, most of it waiting for Firestore and the sign-in service. */
  msToAnswer: 120,
  /** How much of the processor calls may take, so that none waits. */
  usable: 0.6,
  concurrency: 80,
  gibibytes: 1,
  /** At least so many stand by. */
  least: 1,
  hoursOfWork: 12,
} as const;

/** Which part of a day’s calls comes in its busiest hour, and how many times its average the busiest second has. */
export const peak = { hour: 0.15, second: 2 } as const;

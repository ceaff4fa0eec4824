/** What only the page of a job shows; lists do without it. */
export interface JobTexts {
  readonly responsibilities: readonly string[];
  readonly requirements: readonly string[];
  readonly benefits: readonly string[];
  readonly companyDescription: string;
}

const none: JobTexts = {
  responsibilities: [],
  requirements: [],
  benefits: [],
  companyDescription: '',
};

const texts: Readonly<Record<string, JobTexts>> = {
  'performance-marketing-executive': {
    responsibilities: [
      'Build, name and document campaigns so that a colleague can take over on any day',
      'Review search terms and placements twice a week and keep the negative list clean',
      'Write ad variations in English and brief translators for eight other languages',
      'Report every Monday: what we spent, what came of it, what changes this week',
      'Work with the studio on creative tests that have one idea each',
    ],
    requirements: [
      'Hands-on practice with at least one advertising platform, a course project included',
      'Confident with spreadsheets: pivot tables, lookups, clean charts',
      'Can explain cost per order, conversion rate and return on ad spend with an example',
      'Writes clearly in English; one more Indian language is welcome',
    ],
    benefits: [
      'Two days a week from home',
      'Health insurance for you and two dependants',
      'Learning budget of ₹25,000 a year',
      'Staff discount on everything we make',
    ],
    companyDescription:
      'Tamarind & Thread makes everyday clothing from Indian handloom cotton and sells it online in nine languages. We are 320 people, profitable since 2021, with a studio in Bengaluru and weaving partners in four states.',
  },
  'seo-content-specialist': {
    responsibilities: [
      'Maintain the content map: one question, one page, one owner',
      'Brief and edit eight articles a month with our chartered accountants',
      'Find and fix technical faults with one front-end developer',
      'Update or retire old pages every quarter, with figures before and after',
    ],
    requirements: [
      'One site, your own or a client’s, whose search traffic you can show and explain',
      'Sharp editing: you can cut a paragraph by half and keep its meaning',
      'Uses AI assistants for research and drafts, and checks every claim they make',
    ],
    benefits: [
      'Fully remote with two team weeks a year',
      'Flexible hours around a four-hour core',
      'Home-office allowance of ₹40,000',
    ],
    companyDescription:
      'Saffron Ledger is accounting software for companies of up to fifty people. 70,000 businesses file their returns with it. We have been remote since our first day in 2018.',
  },
  'junior-data-analyst': {
    responsibilities: [
      'Answer ad-hoc questions with queries that others can read and rerun',
      'Own four dashboards: definitions, tests and the people who use them',
      'Check arrival data for gaps and impossible values before anyone else finds them',
      'Present one finding a month to planners, with a recommendation',
    ],
    requirements: [
      'Good SQL: joins, grouping, window functions, and knowing how many rows to expect',
      'Basic Python with pandas',
      'Two portfolio projects with a readable repository',
      'Patience with people who are busier than you',
    ],
    benefits: [
      'Mentor for the first six months',
      'Canteen and shuttle from Pune station',
      'Health insurance from the first day',
      'Conference ticket every year',
    ],
    companyDescription:
      'Northwind Logistics Lab plans and predicts regional freight for 200 carriers in western and southern India. A team of 140, half of them engineers and analysts, the other half people who have driven, loaded or dispatched.',
  },
  'machine-learning-associate': {
    responsibilities: [
      'Prepare features and baselines with the senior data scientist',
      'Back-test every model by month and by hospital before it goes anywhere',
      'Maintain the batch service that writes predictions at five each morning',
      'Write model cards that a hospital manager can read',
    ],
    requirements: [
      'Sound basics: validation that respects time, calibration, cost of errors',
      'Python that has tests; SQL that has comments',
      'Experience with one deployed model, however small',
      'Respect for patient data, in habits and not only in words',
    ],
    benefits: [
      'Three office days, two from home',
      'Free health check and insurance for the family',
      'Paid study day each month',
    ],
    companyDescription:
      'Monsoon Health Systems builds planning software for public and private hospitals. 450 people in Hyderabad and Kochi; certified for the handling of health records.',
  },
  'soc-analyst-level-1': {
    responsibilities: [
      'Triage alerts within the agreed time and escalate with a complete note',
      'Investigate reported phishing and remove it from mailboxes',
      'Hand over each shift in writing and in ten minutes of talk',
      'Suggest one tuning or playbook change a month',
    ],
    requirements: [
      'Network basics: you can explain what happens between typing an address and seeing a page',
      'Reads Windows and Linux logs without fear',
      'Clear written English under time pressure',
      'Home lab, course labs or a certificate that show practice',
    ],
    benefits: [
      'Night-shift allowance and transport home',
      'Certification fees paid after six months',
      'Clear path to level 2 in 18 months',
      'Health insurance and a counsellor on call',
    ],
    companyDescription:
      'Kestrel Secure watches over 180 organisations that cannot afford a security team of their own. 600 people, operations centres in Chennai and Jaipur, and a habit of publishing what we learn.',
  },
  'cloud-security-trainee': {
    responsibilities: [
      'Review cloud accounts against our baseline every week',
      'Follow up on open findings with product teams until they are closed',
      'Script repeated checks and document what each one proves',
      'Help prepare the yearly recovery exercise',
    ],
    requirements: [
      'Understands identities, roles and least privilege',
      'Scripts in Python or a shell',
      'Organised: nothing that you took on gets lost',
    ],
    benefits: [
      'Take-over after the contract for good work: seven of the last nine',
      'Cloud certification during working hours',
      'Two days a week from home',
    ],
    companyDescription:
      'Bluepeak Retail Works runs checkout, stock and loyalty systems for regional supermarket chains in northern India. 900 people, a quarter of them in technology.',
  },
};

/** @param id of a job */
export function jobTexts(id: string): JobTexts {
  return texts[id] ?? none;
}

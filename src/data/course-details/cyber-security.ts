import type { CourseDetails } from './course-details';

export const cyberSecurityDetails: CourseDetails = {
  summary:
    'Networks, logs, detection, incident response and cloud basics, in labs rebuilt from real cases.',
  outcomes: [
    'Work an alert queue: triage, investigate, escalate, write it down',
    'Read packets and logs, and build a timeline from them',
    'Write detection rules, test them and keep false alarms low',
    'Contain an incident and explain what each step costs the business',
    'Recognise the cloud and identity mistakes behind most leaks',
    'Hand over a shift so that the next one can start at once',
  ],
  roadmap: [
    {
      when: 'Weeks 1 to 8',
      role: 'Learner',
      text: 'Six assignments in labs rebuilt from real cases, then a simulated shift.',
    },
    {
      when: 'Months 2 to 8',
      role: 'SOC analyst, level 1',
      text: 'First role on the queue, often in shifts.',
    },
    {
      when: 'Years 2 to 3',
      role: 'Level 2 analyst or detection engineer',
      text: 'Own investigations, rules and playbooks.',
    },
    {
      when: 'Year 5 onwards',
      role: 'Incident lead or cloud security engineer',
      text: 'Lead responses, or design systems that need fewer.',
    },
  ],
  quotes: [
    {
      name: 'Fatima Sheikh',
      image: 'learner-fatima-sheikh',
      role: 'SOC Analyst, Kestrel Secure',
      quote:
        'Lab six was my first alert at work, three months later. I knew what to write before I knew what to click.',
    },
    {
      name: 'Deepak Yadav',
      image: 'learner-deepak-yadav',
      role: 'Security Associate, Saffron Ledger',
      quote:
        'I came from desktop support. The course used that instead of pretending I knew nothing.',
    },
    {
      name: 'Anjali Thomas',
      image: 'learner-anjali-thomas',
      role: 'Junior Security Analyst, Monsoon Health Systems',
      quote: 'The simulated shift was four hours of sweat. My first real one was calmer for it.',
    },
  ],
};

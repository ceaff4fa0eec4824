export const verdicts = [
  { id: 'benign', label: 'Benign' },
  { id: 'again', label: 'Look again' },
  { id: 'escalate', label: 'Escalate' },
] as const;

export type Verdict = (typeof verdicts)[number]['id'];

export interface Alert {
  readonly id: string;
  readonly title: string;
  /** As the logs have it. */
  readonly lines: readonly string[];
  readonly verdict: Verdict;
  /** Said to whoever decides as we would. */
  readonly why: string;
  /** Said to whoever decides otherwise: where to look, without the verdict. */
  readonly nudge: string;
}

export const alerts: readonly Alert[] = [
  {
    id: 'sign-ins',
    title: 'Many failed sign-ins for one user',
    lines: [
      '08:58:12 IST  identity  p.nair  password changed by herself at desk LAP-031',
      '09:02:40 IST  mail  p.nair  14 failed sign-ins in 2 min from PHONE-P-NAIR, then one success',
    ],
    verdict: 'benign',
    why: 'A new password at 08:58, her own phone, and success once she typed it in: a reason that you have checked.',
    nudge:
      'Read the first line once more. What would a phone do that still knows the old password?',
  },
  {
    id: 'look-ups',
    title: 'Unusual number of DNS look-ups',
    lines: [
      '02:00:03 IST  dns  BUILD-02  4,812 look-ups in 10 min, all below pkgs.example',
      'Nights before, same host, same 10 minutes: 4,790; 4,826; 4,803',
    ],
    verdict: 'benign',
    why: 'The build server fetches its packages at two, as every night, about as many as every night. Normal for this one.',
    nudge: 'The number is large. Is it large for this machine at this hour? The second line knows.',
  },
  {
    id: 'scan',
    title: 'Port scan inside the network',
    lines: [
      '08:41:10 IST  firewall  SCAN-01 touched 254 addresses on port 445 in 40 s',
      'Note in the register: SCAN-01 is the vulnerability scanner, planned on Tuesdays at 22:00',
    ],
    verdict: 'again',
    why: 'The machine is made for it, but this is Thursday morning. Ask its owner who started it, and want an answer within the hour.',
    nudge:
      'The machine fits, the time does not. Does what you have in hand settle which of the two matters?',
  },
  {
    id: 'abroad',
    title: 'Sign-in from a new country',
    lines: [
      '07:55:31 IST  identity  k.menon  success from 203.0.113.77 (Singapore), second factor confirmed at first request',
      'Calendar of k.menon: “Supplier visit, Singapore”, Wed to Fri. No other sign-in since',
    ],
    verdict: 'again',
    why: 'It fits a journey, and calendars can be read by others, too. One call on the number you already have settles it.',
    nudge:
      'There is a likely reason, and one person who can confirm it today. Which verdict asks somebody?',
  },
  {
    id: 'word',
    title: 'Word started a command line',
    lines: [
      '11:47:05 IST  endpoint  LAP-117 (s.das)  WINWORD.EXE started powershell.exe -NoProfile -EncodedCommand SQBFAFgA…',
      '11:47:09 IST  proxy  LAP-117  1.9 MB received from a host seen for the first time today',
    ],
    verdict: 'escalate',
    why: 'No document needs that, the command hides itself, and something was fetched. Call now; have the laptop taken off the network and left switched on.',
    nudge:
      'Who started whom? Nobody clicks PowerShell from within Word. And see what came four seconds later.',
  },
  {
    id: 'edge',
    title: 'Attempts from outside',
    lines: [
      '06:12:00 IST  firewall  203.0.113.200 tried ports 22, 23 and 3389 at the edge, 61 packets, all denied',
      'Same hour, other sources: 1,140 packets of the same kind, all denied',
    ],
    verdict: 'benign',
    why: 'Every address on the internet is knocked at all day. All were denied, and none of the three ports is open.',
    nudge: 'Look at the outcome in both lines. What would an attacker have got?',
  },
];

export interface EvidenceLine {
  readonly id: string;
  readonly text: string;
  /** What this line is worth as evidence. */
  readonly says: string;
}

/** Everything that the laptop of the fifth alert noted in those minutes. */
export const evidence: {
  readonly lines: readonly EvidenceLine[];
  readonly right: string;
} = {
  right: 'start',
  lines: [
    {
      id: 'mail',
      text: '11:46:02  OUTLOOK.EXE opened attachment “Rate revision.docm” (user s.das)',
      says: 'How it came in, which the report needs further down. By itself it is what an office does all day.',
    },
    {
      id: 'open',
      text: '11:46:40  OUTLOOK.EXE started WINWORD.EXE with “Rate revision.docm”',
      says: 'Mail starts Word for every document that is opened. Nobody is woken up for this line.',
    },
    {
      id: 'start',
      text: '11:47:05  WINWORD.EXE started powershell.exe -NoProfile -EncodedCommand SQBFAFgA…',
      says: 'This is the line: a document started a hidden command. It has no honest explanation, it names machine, user and time, and all else follows from it.',
    },
    {
      id: 'dns',
      text: '11:47:06  DNS: LAP-117 asked for cdn-update.example, answer 198.51.100.23',
      says: 'Good for finding other laptops that asked for the same name. A look-up alone proves little: many things have odd names.',
    },
    {
      id: 'fetch',
      text: '11:47:09  LAP-117 received 1.9 MB from 198.51.100.23 on port 443',
      says: 'It shows that the command got what it wanted, and is the second line of the report. Alone, it looks like any page on the web.',
    },
    {
      id: 'update',
      text: '11:48:30  SERVICES.EXE started svchost.exe for Windows Update',
      says: 'Routine: services start services. It stands here because real logs never hold the story alone.',
    },
  ],
};

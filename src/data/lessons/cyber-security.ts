import { code, list, note, steps, text, type Lesson } from './lesson';

export const cyberSecurityLesson: Lesson = {
  slug: 'cyber-security',
  title: 'Reading a log line as a defender',
  description:
    'The first lesson of the cybersecurity course, free: what a log line tells, three questions for every alert, and six alerts of a morning to sort yourself.',
  lead: 'An analyst’s first skill is neither a tool nor a trick. It is to look at one line of a log and say what was normal about it, what was not, and what would settle the matter. You will do that with six alerts at the end.',
  minutes: 25,
  sections: [
    {
      id: 'line',
      title: 'What a line can tell you',
      blocks: [
        text(
          'Whatever happens on a computer leaves lines behind: a sign-in, a program that starts, a name that is looked up, a page that is fetched. Every honest line answers five questions.',
        ),
        list(
          '**When?** With a time zone. India is five and a half hours ahead of UTC, and a timeline that mixes the two is worse than none.',
          '**Who?** A user, a service or a machine. Services have routines; people have habits.',
          '**From where?** An address such as 10.20.4.31 is inside the company; most others are outside.',
          '**What was done?** A sign-in, a process, a look-up, a connection.',
          '**With what outcome?** Allowed or denied, success or failure. A hundred denied attempts may be nothing; the one that was allowed is the story.',
        ),
        text(
          'The network part of week 1 fits into one sentence: a machine asks **DNS** which address a name has, opens a **TCP** connection to it, agrees on encryption by **TLS**, and speaks **HTTP** within. Each step has its own log, kept by another machine. An attacker may wipe the log of the laptop; the name server has noted the look-up all the same.',
        ),
        text(
          'The system part is about parents. Every process is started by another one: you open Word, so the desktop starts Word. When Word starts a command line, nobody has clicked that: a document did. Who started whom is the most useful question on Windows and on Linux alike.',
        ),
      ],
    },
    {
      id: 'questions',
      title: 'Three questions for every alert',
      blocks: [
        text(
          'An alert is a rule’s opinion. It says “this looks like”, never “this is”. On a usual day most of them have a harmless reason, and the one that has none waits in the same list. Ask, in this order:',
        ),
        steps(
          '**Is it normal for this one?** A build server that looks up thousands of names at two in the morning does its work. A receptionist’s laptop that does the same does not.',
          '**Is there a reason that I can check?** A changed password, a planned scan, a journey. “Can check” is the point: a reason that you only imagine is none.',
          '**If it is bad, what would I see next?** An attacker who has got in does something with it. Look for that line. Its absence calms, its presence decides.',
        ),
        text('Then there are three verdicts, and each has a next step:'),
        {
          kind: 'table',
          caption: 'Verdicts and what follows',
          head: ['Verdict', 'It means', 'Next'],
          rows: [
            [
              'Benign',
              'Normal, or a reason that you have checked',
              'Close it, and write the reason',
            ],
            [
              'Look again',
              'One question is open, and somebody can answer it today',
              'Ask, with a time by which you want to know',
            ],
            [
              'Escalate',
              'No honest explanation, or harm goes on while you think',
              'Call the senior analyst now; write afterwards',
            ],
          ],
        },
        note(
          '“Look again” is a verdict, not a way out. It names the open question and the person who can close it.',
        ),
      ],
    },
    {
      id: 'example',
      title: 'Worked example: one alert, from bell to note',
      blocks: [
        text(
          'The alert says: “Many failed sign-ins”. The line behind it, with our company’s own words:',
        ),
        code('22:14:07 IST  vpn  user=r.iyer  src=198.51.100.14  result=failed  count=9 in 60 s'),
        text(
          '**Normal for this one?** Ritu works from home in Kochi and signs in around nine in the morning. Nine failures in a minute at ten at night are not hers, and too fast for fingers.',
        ),
        text(
          '**A reason to check?** The address is outside and has never been hers. The same address tried eleven other names in the hour before, once each: somebody goes through a list. No reason that we could check.',
        ),
        text(
          '**What would come next?** A success. We search for the address and for Ritu’s name until now: no success, no sign-in of hers since the morning. The door held.',
        ),
        text(
          'Verdict: **look again**, with the question “does any of the twelve names have a success from anywhere new since 21:00?”, to be answered within the hour. Had there been one, it would have been an escalation. The note that the next shift reads:',
        ),
        code(
          '22:31 IST  198.51.100.14 tried 12 accounts on the VPN between 21:02 and 22:14, all failed.\nNo success from it. Address blocked at the edge 22:24. OPEN: new sign-ins of the 12 since\n21:00; asked identity team, answer due 23:30.',
        ),
        text(
          'Notice what the note leaves out: adjectives. No “massive attack”, no “probably fine”. Times, counts, what was done, what is open.',
        ),
        text(
          'A last word before you sort alerts yourself. Everything in this course happens in a lab of your own or on logs that we made for it. To try a scan or a password on somebody else’s machine without permission makes you liable under Section 43 of the Information Technology Act, and done dishonestly it is a crime under Section 66. “I only wanted to learn” is no permission. Defenders know the law of their trade.',
        ),
      ],
    },
  ],
  exercise: {
    title: 'Your turn: a morning’s six alerts',
    task: [
      text(
        'You watch the queue of a textile company with 240 employees on a Thursday until noon. Sort the six alerts, then find the one line that you would put first in your report. Nobody is timed, and you may change your mind as often as you like.',
      ),
    ],
    solution: [
      list(
        '**1, failed sign-ins: benign.** A password was changed four minutes earlier, and the attempts come from her own phone’s mail app.',
        '**2, thousands of look-ups: benign.** The build server, at its own hour, as many as every night.',
        '**3, scan inside: look again.** The right machine at the wrong time. Ask who started it.',
        '**4, sign-in from abroad: look again.** The calendar fits a journey; one call on a known number settles it.',
        '**5, Word starts PowerShell: escalate.** No document has an honest reason for that, and it is going on now.',
        '**6, knocks at the edge: benign.** All denied; the internet does this to everybody all day.',
      ),
      text(
        'The line for the report is the one at 11:47:05 of alert 5, in which WINWORD.EXE starts powershell.exe with an encoded command. Everything before it happens in every office, and everything after it follows from it.',
      ),
    ],
  },
  closing: {
    title: 'That was the first of eight weeks',
    text: 'Week 2 takes three attacks apart from the attacker’s side, and you hand in your first phishing report. If you enjoyed asking “who started whom?”, this is your trade.',
  },
  webinar: 'A day in a security operations centre',
};

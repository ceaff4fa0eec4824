import { curriculum, week } from './curriculum';

export const cyberSecurity = curriculum([
  [
    'Ground',
    [
      week('Networks and systems as defenders see them', [
        'TCP/IP, DNS, TLS and HTTP, read in a packet capture',
        'Windows and Linux: users, processes, services, logs',
        'A safe lab of three virtual machines; law and ethics of testing',
      ]),
      week(
        'Attackers and their methods',
        [
          'Threat models; the ATT&CK matrix as a common language',
          'Phishing, credential theft, ransomware: anatomy of three cases',
          'Vulnerabilities: CVE, CVSS and what to patch first',
        ],
        'Phishing triage report',
      ),
    ],
  ],
  [
    'Detection',
    [
      week(
        'Logs and SIEM',
        [
          'Which logs matter, how long to keep them, clocks and zones',
          'Searching, correlating and building a timeline',
          'Alert, false positive, tuning: a week on the queue',
        ],
        'Timeline from three log sources',
      ),
      week(
        'Detection engineering',
        [
          'From behaviour to rule: Sigma and query languages',
          'Endpoint telemetry; living-off-the-land techniques',
          'Testing a rule with harmless emulation',
        ],
        'Three tested detection rules with documentation',
      ),
    ],
  ],
  [
    'Response',
    [
      week(
        'Incident response',
        [
          'Prepare, detect, contain, eradicate, recover, learn',
          'Containment choices and their price to the business',
          'Reporting duties in India: CERT-In’s six hours, the DPDP Act',
        ],
        'Containment plan for a ransomware case',
      ),
      week(
        'Forensics and malware basics',
        [
          'Evidence, hashes and chain of custody',
          'Memory and disk artefacts: what ran, when, by whom',
          'Static and sandbox analysis of a harmless sample',
        ],
        'Incident report with a timeline',
      ),
    ],
  ],
  [
    'Practice',
    [
      week('Cloud, identity and AI', [
        'Shared responsibility; the ten misconfigurations behind most leaks',
        'Identity as the new edge: MFA, conditional access, token theft',
        'Attacks on and with AI assistants; safe use in the SOC',
      ]),
      week(
        'Capstone shift and job search',
        [
          'Four-hour simulated shift: twelve alerts, one real intrusion',
          'Handover, report and review with an incident lead',
          'Interview practice, certifications worth their fee, search plan',
        ],
        'Shift handover and portfolio write-up',
      ),
    ],
  ],
]);

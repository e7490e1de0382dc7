import { LegalPage } from './LegalPage';

export function Terms() {
  return (
    <LegalPage title="Terms" lead="What you can expect from Heelwrite, and what it expects from you.">
      <h2>Your texts are yours</h2>
      <p>
        Everything you write in Heelwrite belongs to you, or to the organization in whose library you keep it.
        It is used for one thing: to show it to you and to the people you share it with. Snippets in an
        organization’s library stay with the organization when you leave it.
      </p>
      <h2>Your account</h2>
      <p>
        An account is for one person. Keep your password to yourself. You are responsible for what happens
        under your account, so tell us right away if someone else gets in.
      </p>
      <h2>What you send is up to you</h2>
      <p>
        Heelwrite helps you write. It swaps pronouns and points out what looks unfinished, and it can be
        wrong. Read an email before you send it. You decide what advice you give your clients, and you answer
        for it.
      </p>
      <h2>Fair use</h2>
      <p>
        Do not use Heelwrite to break the law, to harm people or animals, to send unwanted email, or to get at
        what belongs to others. Accounts that do may be closed.
      </p>
      <h2>Plans and payment</h2>
      <p>
        The free plan has limits, which are shown where they apply. Paid plans run until you cancel. You can
        cancel at any time, and the plan then runs to the end of the period you paid for. When a plan ends,
        you can still read, compose, copy and export everything you wrote.
      </p>
      <h2>When something fails</h2>
      <p>
        We keep Heelwrite running and your texts safe as well as we can, but no service is perfect. Export
        your snippets from time to time: an export contains all of them, with nothing lost.
      </p>
      <h2>Changes</h2>
      <p>
        If these terms change in a way that affects you, Heelwrite will tell you before the change takes
        effect.
      </p>
    </LegalPage>
  );
}

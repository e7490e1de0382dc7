import { LegalPage } from './LegalPage';

export function Privacy() {
  return (
    <LegalPage title="Privacy" lead="What Heelwrite knows about you, where it is kept, and who sees it.">
      <h2>What is kept with your account</h2>
      <ul>
        <li>Your email address, your name and your email signature.</li>
        <li>
          Your snippets with their tags, variables and versions, your favorites, your saved filters and your
          lesson sets. What a snippet said before its last 50 saves, and for 30 days the snippets you deleted,
          so that both can be restored; what you delete from the trash is gone at once. Which snippet of an
          organization one of yours was copied from, and what you suggested there, until 30 days after the
          answer.
        </li>
        <li>
          The pictures you put into snippets and emails, without what cameras hide in them, such as where they
          were taken. A picture in an email is loaded from us by whoever reads it: anyone who knows its
          address can. It is deleted once none of your snippets shows it, the trash and their history
          included; one that is only in emails after a year.
        </li>
        <li>
          Which of your snippets and lesson sets you put into emails, when last and how often, so that those
          you use most come first on every device. The emails themselves are not part of that.
        </li>
        <li>
          For each organization, how often its snippets go into emails, month by month, and how often they are
          changed by hand: its admins see the sums, and not who used what. Nothing of an email, a client or a
          dog is in that. It is kept for two years; once you delete your account, nobody can tell any more
          which part of it was yours.
        </li>
        <li>
          The organizations you belong to, your role in them, and invitations, with the note of whoever
          invited you until you answer. For each of them, the day you last used Heelwrite, which its admins
          see: the day only, not the time.
        </li>
        <li>
          Only if you switch it on under My account: your dogs with their clients, what you filled in about
          them last, and the last 50 emails you copied about each, with their dates. Nobody but you can read
          them, whatever access you or your organization grant. Switching it off deletes all of them. They are
          your clients’ data: whether you have to tell your clients is for you to find out.
        </li>
        <li>A record of deletions and of changes to membership, roles, licenses and support access.</li>
      </ul>
      <h2>What stays on your device</h2>
      <ul>
        <li>
          The emails you compose, with the names of clients and dogs you fill in. One that you copy goes to
          your account too if you have your dogs kept there; copied without a network, it waits on the device.
        </li>
        <li>Drafts of snippets that are not saved yet, and snippets saved while there was no network.</li>
        <li>
          A copy of your snippets, favorites, saved filters, lesson sets, organizations and kept dogs as they
          were when you last looked, so that Heelwrite opens at once. It is deleted when you log out.
        </li>
        <li>Your theme, your preferences and which organization you last chose.</li>
        <li>Heelwrite itself, so that it opens without a network. Nothing of yours is in that.</li>
      </ul>
      <p>
        Drafts and the emails you compose are not sent to us otherwise. When you log out, Heelwrite offers to
        clear them. Text you have rewritten for another sex is sent to our server and is not kept there. Out
        of the box, Heelwrite’s own engine rewrites it. Whoever runs Heelwrite can connect a different engine;
        the text is then passed on to it, and they have to tell you whose it is.
      </p>
      <h2>What tells us that something is wrong</h2>
      <p>
        When a page of Heelwrite fails, and when you leave it, your browser may tell our server: that an error
        happened and where in our program, how fast the page was, which page it was without its content, and
        which browser you use. Nothing you wrote is in that, nor who you are, and it is not kept with your
        account. Our server notes for each request what was asked for, when and with which result, without
        whom it was for; a request that is refused or fails is noted with the number of the account. A browser
        that asks not to be tracked (Do Not Track, Global Privacy Control) sends no such reports.
      </p>
      <h2>Who sees it</h2>
      <p>
        You do, and the members of an organization see what is in its library. Support staff see your snippets
        only while you grant them access, for as many days as you choose; you can see when they looked, and
        end it right away. There is no advertising, no tracking, and nothing is sold.
      </p>
      <h2>Who we work with</h2>
      <p>
        Sign-in and storage, of pictures too, run on Google Firebase, payments on Stripe. Card numbers go to
        Stripe and never reach Heelwrite. Emails are delivered by an email provider, which learns your
        address. When you paste the address of a video, our server asks YouTube or Vimeo for its title and
        picture, and does not say who asks; the picture in your email is then loaded from us.
      </p>
      <h2>What you can do</h2>
      <p>
        You can export your snippets at any time. Under My account you can download everything that is kept
        about you, and delete your account with everything that belongs to it.
      </p>
    </LegalPage>
  );
}

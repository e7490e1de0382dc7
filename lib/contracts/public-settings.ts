/** What the browser has to know of the deployment that it talks to; nothing in it is secret. */
export interface PublicSettings {
  /** The web app of the hosted project; null where people sign in on the local service. */
  readonly firebase: { readonly apiKey: string; readonly authDomain: string } | null;
  /** Who answers when someone cannot get in or on. */
  readonly contactAddress: string;
  /** Where people tell what they miss and see what is planned. */
  readonly feedbackAddress: string;
  /** Whether browsers keep the app, so that it opens without a network. */
  readonly keepsApp: boolean;
  /** Whether pages tell the server of errors in them and how fast they are. */
  readonly tellsOfPages: boolean;
}

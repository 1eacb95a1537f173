/** Query parameter of the return URL of an sso link: id of the sso attempt in which the browser left. */
export const SSO_SESSION = 'sso_session'

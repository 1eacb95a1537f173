export { loginByCode, loginByEmail, loginByPhone, resendLoginCode, sendLoginCode } from './log-in.ts'
export { registerByEmail, registerByPhone } from './registration.ts'
export { adopt, social } from './social.ts'

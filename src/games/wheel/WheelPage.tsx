/** The operator's wheel of fortune. */
export default function WheelPage() {
  return null
}
